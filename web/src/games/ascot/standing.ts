/** Where every horse stands on the drawn boards. */

import type { HorseLook, Look } from './look'
import type { Course, Ring, Spot } from './track'

export interface Standing {
  readonly runner: HorseLook
  readonly spot: Spot
}

/** The horses on the race board; those that are out of the race stand beside it. */
export function onCourse(look: Pick<Look, 'horses'>, oval: Course): Standing[] {
  const waiting = new Map<number, number>()
  return look.horses.flatMap((runner): Standing[] => {
    const { status = '', lane = 0, length = 0, place = 0 } = runner
    if (place > 0 && status === 'home') return [{ runner, spot: oval.home(place) }]
    if (status !== 'running' && status !== 'fallen') return []
    if (length > 0) return [{ runner, spot: oval.spot(lane, length) }]
    // Two starts may lie on one lane: the second waits behind the first.
    const before = waiting.get(lane) ?? 0
    waiting.set(lane, before + 1)
    return [{ runner, spot: oval.spot(Math.max(1, lane), -before) }]
  })
}

/** Horses that have left the race, in their order. */
export function offCourse(look: Pick<Look, 'horses'>): HorseLook[] {
  return look.horses.filter(({ status }) => status === 'eliminated' || status === 'disqualified')
}

/** The horses from the front of the race, those at home first. */
export function fromTheFront(look: Pick<Look, 'horses'>): HorseLook[] {
  const rank = ({ place = 0, length = 0 }: HorseLook) => (place > 0 ? 10_000 - place : length)
  return look.horses
    .filter(({ status }) => status === 'running' || status === 'fallen' || status === 'home')
    .sort((one, other) => rank(other) - rank(one) || one.horse - other.horse)
}

/** The horses on the training loop, side by side where several share a square. */
export function onLoop(look: Pick<Look, 'horses'>, ring: Ring): Standing[] {
  const out = look.horses.filter(({ square = -1 }) => square >= 0)
  return out.map((runner) => {
    const beside = out.filter(({ square }) => square === runner.square)
    const place = beside.indexOf(runner)
    const apart = Math.min(24, (ring.band - 22) / Math.max(1, Math.ceil(beside.length / 2) - 1))
    const row = Math.floor(place / 2)
    const rows = Math.ceil(beside.length / 2)
    const along = beside.length === 1 ? 0 : place % 2 === 0 ? -0.22 : 0.22
    return { runner, spot: ring.at((runner.square ?? 0) + along, (row - (rows - 1) / 2) * apart) }
  })
}

/** The boxes of a stable: its horses that are owned and not out on the loop. */
export function inBoxes(look: Pick<Look, 'horses'>, stable: string): HorseLook[] {
  return look.horses.filter((horse) => horse.stable === stable)
}

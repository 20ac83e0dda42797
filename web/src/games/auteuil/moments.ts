/** What deserves a stage: the weightier events of the newest lines, and the look after them. */

import type { Moment as Staged } from '../../table/director.svelte'
import { honoursOf } from '../shared/honours'
import type { Honours } from '../shared/honours'
import { withRoll } from '../shared/rolling'
import { AUTEUIL_FOLLOWING, AUTEUIL_LASTS } from '../../wire'
import type { AuteuilEvent, Line } from '../../wire'
import type { Look } from './look'

export interface Moment extends Staged, Honours {
  /** The event that is on stage. */
  readonly kind: keyof typeof LASTS
  readonly look: Look
  readonly before: Look | null
  /** The line that announces it. */
  readonly call: Line
  /** The horse it is about, 0 for none. */
  readonly horse: number
  /** The place it came home in, 0 for none. */
  readonly place: number
  /** The throws for the start, before the off. */
  readonly throws: readonly Throw[]
  /** How many parts of the picture can be seen: owners after the arrival, slip after slip. */
  readonly part: number
}

/** Three dice that somebody threw for the start. */
export interface Throw {
  readonly seat: number
  readonly dice: readonly number[]
  readonly total: number
}

/** How long owners are shown after the arrival, which the server counts together with it. */
const OWNERS = 3200

/** How long each is on stage, as long as the server waits for it; the winner’s enclosure stays until it is left. */
export const LASTS = {
  ...AUTEUIL_LASTS,
  /** The last straight; the winner is cheered after it as long as whoever follows. */
  arrived: AUTEUIL_LASTS.arrived - AUTEUIL_FOLLOWING.arrived,
  arrival: AUTEUIL_LASTS.arrival - OWNERS,
  winners: 0,
}

/** How long whoever comes home is cheered, and how long the whole reckoning can be read. */
const CHEERED = AUTEUIL_FOLLOWING.arrived
const READ = 4200

const STAGED: readonly AuteuilEvent['name'][] = ['race', 'off', 'fell', 'out', 'arrived', 'arrival', 'telegram', 'winners']
/** Moments in passing: the course stays in sight and in use. */
const ASIDE: readonly Moment['kind'][] = ['fell', 'out']
const LASTING: readonly Moment['kind'][] = ['arrival', 'telegram']

function isStaged(name: AuteuilEvent['name']): name is Moment['kind'] {
  return STAGED.includes(name)
}

function eventOf(line: Line): AuteuilEvent {
  return line.event as AuteuilEvent
}

/** The throws for the start among some lines. */
function throwsAmong(story: readonly Line[]): Throw[] {
  return story.flatMap((line) => {
    const event = eventOf(line)
    if (event.name !== 'opening') return []
    return [{ seat: event.player, dice: [event.one, event.two, event.three], total: event.total }]
  })
}

/** The moments among the lines from one on. */
export function momentsOf(
  story: readonly Line[],
  from: number,
  look: Look,
  before: Look | null = null,
): Moment[] {
  const fresh = story.slice(from)
  const staged = fresh.flatMap((call, index): Moment[] => {
    const event = eventOf(call)
    if (!isStaged(event.name)) return []
    const kind = event.name
    const place = event.name === 'arrived' ? event.place : 0
    const here: Moment = {
      kind,
      look,
      before,
      call,
      told: index + 1,
      lasts: place > 1 ? CHEERED : LASTS[kind],
      horse: 'horse' in event ? event.horse : 0,
      place,
      throws: kind === 'off' ? throwsAmong(fresh.slice(0, index)) : [],
      part: 0,
      // The winner has the whole stage; whoever follows is cheered in passing.
      ...(ASIDE.includes(kind) || place > 1 ? { aside: true } : {}),
      ...(LASTING.includes(kind) || place === 1 ? { lasting: true } : {}),
    }
    if (place === 1) {
      // The post is seen before the winner is named.
      return [
        { ...here, told: index, scene: 'home', full: true },
        { ...here, lasts: CHEERED, part: 1, scene: 'home', full: true },
      ]
    }
    if (kind === 'arrival') return arrivalOf(fresh, index, here)
    if (kind === 'telegram') return reckoningOf(fresh, index, here)
    return [here]
  })
  return withRoll<Moment>(staged, fresh, 'thrown', (call) => {
    return { kind: 'thrown', look, before, call, lasts: LASTS.thrown, horse: 0, place: 0, throws: [], part: 0 }
  })
}

/** The first three, then whose they were and what they won. */
function arrivalOf(fresh: readonly Line[], index: number, here: Moment): Moment[] {
  const telegram = fresh.findIndex((line, at) => at > index && eventOf(line).name === 'telegram')
  const told = telegram < 0 ? fresh.length : telegram
  const honours = honoursOf(here)
  return [
    ...honours,
    { ...here, scene: honours[0]?.scene ?? '', lasts: OWNERS, part: 1, told },
  ]
}

/** The telegram, then the slips one by one: what the story says of one is told when it lies there. */
function reckoningOf(fresh: readonly Line[], index: number, here: Moment): Moment[] {
  const named = (...names: AuteuilEvent['name'][]) =>
    fresh.flatMap((line, at) => (at > index && names.includes(eventOf(line).name) ? [at] : []))
  const slips = named('slip-paid', 'slip-torn')
  const purses = named('purse')
  const parts = slips.map((at, part) => {
    const last = part === slips.length - 1
    const told = (last ? (purses.at(-1) ?? at) : at) + 1
    return { ...here, scene: 'telegram', lasts: last ? READ : LASTS['slip-paid'], part: part + 1, told }
  })
  return [{ ...here, scene: 'telegram' }, ...parts]
}

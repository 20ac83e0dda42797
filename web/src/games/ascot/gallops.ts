/** A morning on the training ground, throw by throw: the table sends only how it ended. */

import { eventOf } from './look'
import type { HorseLook, Look, Sentence, Told } from './look'

export interface Throw {
  readonly seat: number
  readonly dice: readonly number[]
  /** The horses after it. */
  readonly horses: readonly HorseLook[]
  /** What was told of it, the throw itself apart. */
  readonly told: readonly Sentence[]
}

/** Every throw of the training that the story tells, from how the horses stood before it. */
export function throwsOf(story: readonly Told[], before: Look): Throw[] {
  const horses = new Map(before.horses.map((horse) => [horse.horse, horse]))
  const throws: Throw[] = []
  let open: { seat: number; dice: number[]; told: Sentence[] } | null = null
  const close = () => {
    if (open) throws.push({ ...open, horses: [...horses.values()] })
    open = null
  }
  const change = (horse: number, more: (before: HorseLook) => Partial<HorseLook>) => {
    const then = horses.get(horse)
    if (then) horses.set(horse, { ...then, ...more(then) })
  }
  for (const line of story) {
    const event = eventOf(line)
    if (event.name === 'dice-thrown' && event.board === 'training') {
      close()
      open = { seat: event.player, dice: [event.one, event.two], told: [] }
      continue
    }
    if (event.name === 'training-over') break
    if (line.text) open?.told.push(line.text)
    if (event.name === 'on-square' || event.name === 'galloped') change(event.horse, () => ({ square: event.square }))
    else if (event.name === 'back-in-box' || event.name === 'led-home') change(event.horse, () => ({ square: -1, trained: true }))
    else if (event.name === 'advantage-earned') {
      change(event.horse, ({ advantages = 0 }) => ({ advantages: advantages + event.count }))
    } else if (event.name === 'disadvantage-taken') {
      change(event.horse, ({ disadvantages = 0 }) => ({ disadvantages: disadvantages + event.count }))
    }
  }
  close()
  return throws
}

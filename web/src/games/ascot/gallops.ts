/** A morning on the training ground, throw by throw: the table sends only how it ended. */

import type { HorseLook, Look, Sentence } from './look'

export interface Throw {
  readonly seat: number
  readonly dice: readonly number[]
  /** The horses after it. */
  readonly horses: readonly HorseLook[]
  /** What was told of it, the throw itself apart. */
  readonly told: readonly Sentence[]
}

/** The number inside the sentence that names a thing. */
export function thingOf(...values: unknown[]): number {
  for (const value of values) {
    const thing = (value as Sentence | undefined)?.params?.['thing']
    if (typeof thing === 'number') return thing
  }
  return 0
}

/** Every throw of the training that the story tells, from how the horses stood before it. */
export function throwsOf(story: readonly Sentence[], before: Look): Throw[] {
  const horses = new Map(before.horses.map((horse) => [horse.horse, horse]))
  const throws: Throw[] = []
  let open: { seat: number; dice: number[]; told: Sentence[] } | null = null
  const close = () => {
    if (open) throws.push({ ...open, horses: [...horses.values()] })
    open = null
  }
  for (const { key, params } of story) {
    const number = (name: string) => Number(params[name] ?? 0)
    if (key === 'ascot-story-dice') {
      close()
      const seat = Number((params['player'] as Sentence).params['seat']) - 1
      open = { seat, dice: [number('one'), number('two')], told: [] }
      continue
    }
    if (key === 'ascot-story-training-over') break
    open?.told.push({ key, params })
    const horse = horses.get(thingOf(params['horse']))
    if (!horse) continue
    const { advantages = 0, disadvantages = 0 } = horse
    const now = (change: Partial<HorseLook>) => horses.set(horse.horse, { ...horse, ...change })
    if (key === 'ascot-story-square' || key === 'ascot-story-gallop') now({ square: number('drawn') })
    else if (key === 'ascot-story-in-box' || key === 'ascot-story-led-home') now({ square: -1, trained: true })
    else if (key === 'ascot-story-advantage') now({ advantages: advantages + number('count') })
    else if (key === 'ascot-story-disadvantage') now({ disadvantages: disadvantages + number('count') })
  }
  close()
  return throws
}

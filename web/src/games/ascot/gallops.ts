/** A morning on the training ground, throw by throw: the table sends only how it ended. */

import type { HorseLook, Look, Sentence, Training } from './look'

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

function standAt(horse: HorseLook, gone: number, { squares, walroy_gate, stevens_gate }: Training): HorseLook {
  const gate = horse.stable === 'walroy' ? walroy_gate : stevens_gate
  const home = gone > squares.length
  return { ...horse, gone, trained: home, square: gone > 0 && !home ? (gate + gone - 1) % squares.length : -1 }
}

/** Every throw of the training that the story tells, from how the horses stood before it. */
export function throwsOf(story: readonly Sentence[], before: Look, training: Training): Throw[] {
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
    const { gone = 0, advantages = 0, disadvantages = 0 } = horse
    const to = (squares: number) => horses.set(horse.horse, standAt(horse, squares, training))
    if (key === 'ascot-story-square') to(gone + (open?.dice ?? []).reduce((sum, points) => sum + points, 0))
    else if (key === 'ascot-story-gallop') to(gone + (params['way'] === 'back' ? -1 : 1) * number('squares'))
    else if (key === 'ascot-story-in-box' || key === 'ascot-story-led-home') to(training.squares.length + 1)
    else if (key === 'ascot-story-advantage') horses.set(horse.horse, { ...horse, advantages: advantages + number('count') })
    else if (key === 'ascot-story-disadvantage') {
      horses.set(horse.horse, { ...horse, disadvantages: disadvantages + number('count') })
    }
  }
  close()
  return throws
}

/** Giving dice to horses: which die is in hand, which horse is pointed at, what that would do. */

import { horseOf } from './look'
import type { Choice, Look, Move } from './look'

/** What a horse could do with the die in hand: a choice of the look, allowed or barred. */
export interface Offer {
  readonly horse: number
  readonly choice: Choice | null
  readonly allowed: boolean
}

const ON_A_HORSE: readonly Move['kind'][] = ['die', 'bonus', 'fourth']

export class Giving {
  /** The index of the die in hand. */
  picked = $state(0)
  /** The horse pointed at, 0 for none. */
  pointed = $state(0)

  readonly #look: () => Look | null

  constructor(look: () => Look | null) {
    this.#look = look
  }

  /** Is a horse asked for? */
  readonly asked = $derived.by(() => this.#choices().some(({ move }) => ON_A_HORSE.includes(move.kind)))

  /** The indices of the dice that some horse can take. */
  readonly dice = $derived.by((): number[] => {
    const look = this.#look()
    if (!look || look.phase !== 'dice') return []
    const able = new Set(this.#choices().map(({ points }) => points ?? 0))
    return look.dice.flatMap((points, index) => (!look.used[index] && able.has(points) ? [index] : []))
  })

  /** The die in hand: the one picked while it can be used, else the first that can. */
  readonly die = $derived(this.dice.includes(this.picked) ? this.picked : (this.dice[0] ?? -1))

  /** Its points; 0 where no die is asked for. */
  readonly points = $derived.by(() => this.#look()?.dice[this.die] ?? 0)

  /** What every horse could do. */
  readonly offers = $derived.by((): Offer[] => {
    const look = this.#look()
    if (!look || !this.asked) return []
    return look.runners.map(({ horse }) => this.offerOf(horse, this.points))
  })

  readonly offer = $derived(this.offers.find(({ horse }) => horse === this.pointed) ?? null)

  /** The way to say that one has enough, where the look offers it. */
  readonly enough = $derived(this.#choices().find(({ move }) => move.kind === 'enough') ?? null)

  /** What a horse could do with so many points. */
  offerOf(horse: number, points: number): Offer {
    const fits = (choice: Choice) =>
      ON_A_HORSE.includes(choice.move.kind) &&
      horseOf(choice.move) === horse &&
      (choice.move.kind !== 'die' || choice.move.points === points)
    const choice = this.#choices().find(fits)
    if (choice) return { horse, choice, allowed: true }
    return { horse, choice: this.#look()?.barred.find(fits) ?? null, allowed: false }
  }

  /** Take another die in hand, by its place in the tray. */
  pick(index: number): void {
    if (this.dice.includes(index)) this.picked = index
  }

  /** Take the die in hand that a choice is about, and point at its horse. */
  show({ move }: Choice): void {
    const points = move.kind === 'die' ? move.points : 0
    const index = this.dice.find((die) => this.#look()?.dice[die] === points)
    if (index !== undefined) this.picked = index
    this.pointed = horseOf(move)
  }

  /** Take the next die that can be used, or the one before. */
  turn(by: number): void {
    const at = this.dice.indexOf(this.die)
    const next = this.dice[(at + by + this.dice.length) % this.dice.length]
    if (next !== undefined) this.picked = next
  }

  clear(): void {
    this.picked = 0
    this.pointed = 0
  }

  #choices(): readonly Choice[] {
    return this.#look()?.choices ?? []
  }
}

/** Using one of the three dice: which is in hand, what it can do to whom, what that would change. */

import { dieOf, NOBODY, startOf } from './look'
import type { Choice, Look, Move } from './look'
import { moved, sameRow } from './standing'

/** What a horse could do with the die in hand: a choice of the look, allowed or barred. */
export interface Offer {
  readonly horse: number
  readonly choice: Choice | null
  readonly allowed: boolean
}

/** Choices that are made by pointing at one horse. */
const ON_A_HORSE: readonly Move['kind'][] = ['on', 'level', 'extra', 'pace']
/** Choices that stand beside the dice as buttons. */
const BESIDE: readonly Move['kind'][] = ['level', 'keep', 'side', 'trick', 'trick-two', 'decline']
/** Choices that are barred for a reason of the die's own, not of one horse. */
const OF_ITS_OWN: readonly Move['kind'][] = ['level', 'trick', 'trick-two', 'mix', 'pace']

export class Using {
  /** The index of the die that was picked up last. */
  picked = $state(NOBODY)
  /** The choice pointed at, by pointer or focus. */
  pointed = $state.raw<Choice | null>(null)
  /** The horse a change of pace takes its horseshoe from, once chosen. */
  source = $state(NOBODY)
  /** The row as it is being rearranged by hand; empty while it is not. */
  draft = $state.raw<readonly number[]>([])

  readonly #look: () => Look | null

  constructor(look: () => Look | null) {
    this.#look = look
  }

  /** Is a die to be used, or an extra action to be placed? */
  readonly asked = $derived.by(() => {
    const phase = this.#look()?.phase
    return (phase === 'use' || phase === 'extras') && this.#choices().length > 0
  })

  /** The die in hand: the picked one, else the first that can do something, else the first. */
  readonly die = $derived.by(() => {
    const look = this.#look()
    if (!look || look.phase !== 'use') return NOBODY
    if (this.picked >= 0 && this.picked < look.front.length) return this.picked
    const useful = this.#choices().find(({ move }) => move.kind !== 'aside')
    return useful ? dieOf(useful) : 0
  })

  /** Everything the die in hand can do. */
  readonly ways = $derived.by(() => this.#choices().filter((choice) => this.#isInHand(choice)))

  /** Everything one might think it could do, and it cannot. */
  readonly barred = $derived.by(() =>
    (this.#look()?.barred ?? []).filter((choice) => this.#isInHand(choice)),
  )

  readonly aside = $derived(this.ways.find(({ move }) => move.kind === 'aside') ?? null)

  /** What stands beside the dice as buttons. */
  readonly beside = $derived(this.ways.filter(({ move }) => BESIDE.includes(move.kind)))

  /** Why the die does nothing at all, where that has a reason of its own. */
  readonly idle = $derived(
    this.ways.every(({ move }) => move.kind === 'aside')
      ? (this.barred.find(({ move }) => OF_ITS_OWN.includes(move.kind)) ?? null)
      : null,
  )

  /** The horses a change of pace can take a horseshoe from. */
  readonly sources = $derived([
    ...new Set(this.ways.filter(({ move }) => move.kind === 'pace').map(startOf)),
  ])

  /** Where the horseshoe comes from: the chosen horse, or the only one there is. */
  readonly from = $derived(
    this.sources.includes(this.source)
      ? this.source
      : this.sources.length === 1
        ? (this.sources[0] ?? NOBODY)
        : NOBODY,
  )

  /** Is it first to be said where the horseshoe comes from? */
  readonly wantsSource = $derived(this.sources.length > 0 && this.from === NOBODY)

  /** Are tiles to be rearranged by hand? */
  readonly mixing = $derived(this.ways.some(({ move }) => move.kind === 'mix'))

  /** The rearrangement that the draft means, if it is one. */
  readonly mixed = $derived.by(() =>
    this.draft.length === 0
      ? null
      : (this.ways.find(({ move, order }) => move.kind === 'mix' && sameRow(order ?? [], this.draft)) ?? null),
  )

  /** Rearrangements that part two level horses and leave everybody where they are. */
  readonly partings = $derived.by(() => {
    const row = this.#look()?.row ?? []
    return this.ways.filter(({ move, order }) => move.kind === 'mix' && sameRow(order ?? [], row))
  })

  /** What every horse of the row could do. */
  readonly offers = $derived.by((): Offer[] => {
    const look = this.#look()
    if (!look || !this.asked || this.mixing) return []
    return look.row.map((horse) => this.offerOf(horse))
  })

  /** What a horse could do with the die in hand. */
  offerOf(horse: number): Offer {
    const fits = (choice: Choice): boolean => {
      if (!ON_A_HORSE.includes(choice.move.kind)) return false
      if (choice.move.kind !== 'pace') return choice.horse === horse
      if (this.wantsSource) return startOf(choice) === horse
      return startOf(choice) === this.from && choice.horse === horse
    }
    const choice = this.ways.find(fits)
    if (choice) return { horse, choice, allowed: true }
    const reason = this.barred.find(fits) ?? this.barred.find((one) => startOf(one) === horse)
    return { horse, choice: reason ?? null, allowed: false }
  }

  /** Take another die in hand. */
  pick(index: number): void {
    this.clear()
    this.picked = index
  }

  /** Take the die in hand that a choice is about, and point at what it would do. */
  show(choice: Choice): void {
    this.pick(dieOf(choice))
    this.source = startOf(choice)
    if (choice.move.kind === 'mix') this.draft = choice.order ?? []
    this.pointed = choice
  }

  /** Take the next die in hand, or the one before. */
  turn(by: number): void {
    const count = this.#look()?.front.length ?? 0
    if (count > 0 && this.die >= 0) this.pick((this.die + by + count) % count)
  }

  /** Put a horse where another one stands, in the draft of a rearrangement. */
  shift(horse: number, to: number): void {
    const row = this.#look()?.row ?? []
    const next = moved(this.draft.length > 0 ? this.draft : row, horse, to)
    this.draft = sameRow(next, row) ? [] : next
    this.pointed = null
  }

  /** A new question is asked. */
  clear(): void {
    this.picked = NOBODY
    this.pointed = null
    this.source = NOBODY
    this.draft = []
  }

  /** Does a choice belong to the die in hand? Dice that show the same share their choices. */
  #isInHand(choice: Choice): boolean {
    const look = this.#look()
    if (!look) return false
    if (look.phase === 'extras') return true
    const same = look.front[this.die]?.same_as ?? NOBODY
    return look.phase === 'use' && dieOf(choice) === (same >= 0 ? same : this.die)
  }

  #choices(): readonly Choice[] {
    return this.#look()?.choices ?? []
  }
}

/** Taking dice from the reserve: one, or the first three of a race, colour by colour. */

import type { Draft } from '../shared/drafts'
import { coloursOf } from './look'
import type { Choice, Colour, Look } from './look'

/** How often each colour is among some dice. */
function counted(colours: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return counts
}

/** Are these dice among those? */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  const held = counted(all)
  return [...counted(some)].every(([colour, count]) => count <= (held.get(colour) ?? 0))
}

export class Taking {
  /** The colours laid out so far for a handful of three. */
  hand = $state.raw<readonly Colour[]>([])
  /** The choice that was wished for last and is not allowed. */
  wished = $state.raw<Choice | null>(null)

  readonly #look: () => Look | null
  readonly #draft: () => Draft

  constructor(look: () => Look | null, draft: () => Draft) {
    this.#look = look
    this.#draft = draft
  }

  /** Is one die to be taken? */
  readonly one = $derived.by(() => this.#choices().some(({ move }) => move.kind === 'take'))
  /** Is a handful of three to be taken? */
  readonly handful = $derived.by(() => this.#choices().some(({ move }) => move.kind === 'handful'))
  readonly asked = $derived(this.one || this.handful)
  /** How many dice are taken at once. */
  readonly size = $derived.by(() => this.#choices()[0]?.colours?.length ?? 0)

  /** The choice that the laid out dice mean, once they are one. */
  readonly choice = $derived.by(() => this.#among(this.#choices(), this.hand, true))

  /** Why the laid out dice may not be taken. */
  readonly reason = $derived.by(() =>
    this.wished ?? (this.choice ? null : this.#among(this.#look()?.barred ?? [], this.hand, true)),
  )

  /** What taking another die of a colour would be: allowed, or barred with its reason. */
  offerOf(colour: Colour): { readonly choice: Choice | null; readonly allowed: boolean } {
    const wanted = this.handful ? [...this.hand, colour] : [colour]
    const choice = this.#among(this.#choices(), wanted, false)
    if (choice) return { choice, allowed: true }
    return { choice: this.#among(this.#look()?.barred ?? [], wanted, false), allowed: false }
  }

  /** Lay a die out for the handful; once none fits, say why. */
  add(colour: Colour): void {
    const { choice, allowed } = this.offerOf(colour)
    this.wished = allowed ? null : choice
    if (allowed) this.hand = [...this.hand, colour]
  }

  /** Put a laid out die back. */
  remove(index: number): void {
    this.wished = null
    this.hand = this.hand.filter((_, at) => at !== index)
  }

  /** Keep what is laid out, so that a reload does not lose it. */
  keep(): void {
    if (!this.handful) return
    const colours = this.#colours()
    this.#draft().keep(Array.from({ length: this.size }, (_, at) => {
      const colour = this.hand[at]
      return colour ? colours.indexOf(colour) + 1 : 0
    }))
  }

  /** Lay out again what was kept of this handful, or nothing. */
  restore(): void {
    this.hand = []
    this.wished = null
    if (!this.handful) return
    const colours = this.#colours()
    for (const place of this.#draft().restore(this.size)) {
      const colour = colours[place - 1]
      if (colour && this.offerOf(colour).allowed) this.hand = [...this.hand, colour]
    }
  }

  #colours(): readonly Colour[] {
    const look = this.#look()
    return look ? coloursOf(look) : []
  }

  #among(choices: readonly Choice[], wanted: readonly Colour[], whole: boolean): Choice | null {
    if (wanted.length === 0) return null
    const fits = ({ move, colours = [] }: Choice) =>
      (move.kind === 'take' || move.kind === 'handful') &&
      isWithin(wanted, colours) &&
      (!whole || wanted.length === colours.length)
    return choices.find(fits) ?? null
  }

  #choices(): readonly Choice[] {
    return this.#look()?.choices ?? []
  }
}

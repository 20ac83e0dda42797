/** What the house says of a slip while it is written: what is left, and how far each stake may go. */

import type { Considered, Refusal } from '../../wire'
import type { Look, Move } from './look'

/** Asks what could follow some bets; nothing where nobody can be asked. */
export type AskHouse = (moves: readonly Move[]) => Promise<Considered | Refusal | null>

export class Staking {
  /** Did the house refuse the bets as they are written now? */
  refused = $state(false)

  #after = $state.raw<Look | null>(null)
  /** The bets to be asked about once the answer to earlier ones has come. */
  #waiting: readonly Move[] | null = null
  #asking = false
  readonly #look: () => Look
  readonly #askHouse: AskHouse

  constructor(look: () => Look, askHouse: AskHouse) {
    this.#look = look
    this.#askHouse = askHouse
  }

  /** What was seen last with bets written; without an answer, what was seen before any. */
  readonly known = $derived.by(() => this.#after ?? this.#look())

  /** Ask about the bets as they are now; whatever is written meanwhile is asked about next. */
  async ask(moves: readonly Move[]): Promise<void> {
    this.#waiting = moves
    if (this.#asking) return
    this.#asking = true
    try {
      while (this.#waiting) {
        const asked: readonly Move[] = this.#waiting
        this.#waiting = null
        const answer = asked.length > 0 ? await this.#askHouse(asked) : null
        if (asked.length === 0) this.#after = null
        else if (answer?.type === 'considered') this.#after = answer.look as Look
        this.refused = answer?.type === 'refused'
      }
    } catch {
      // The line is down: what was last known stays, and the next change asks again.
    } finally {
      this.#asking = false
    }
  }
}

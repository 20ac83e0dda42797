/** What is on stage and what comes next: moments are queued as the story tells them. */

import type { Sentence, Step } from '../../wire'

const MANY = 8

/** Finds the moments among the sentences from one on, with what was seen before and after them. */
export type FindMoments<Look, Moment> = (
  story: readonly Sentence[],
  from: number,
  look: Look,
  before: Look | null,
) => Moment[]

export class Playbill<Look, Moment extends { readonly kind: string }> {
  queue = $state.raw<readonly Moment[]>([])
  /** The last of the moments that can be seen again. */
  arrival = $state.raw<Moment | null>(null)
  /** What was seen before the step that is on stage. */
  before = $state.raw<Look | null>(null)

  #current: Look | null = null
  #heard: readonly Sentence[] = []
  #upTo = -1
  readonly #find: FindMoments<Look, Moment>
  readonly #lasting: readonly Moment['kind'][]
  readonly #welcome: (story: readonly Sentence[], look: Look) => Moment[]

  /**
   * `lasting` kinds are played to their end even when more comes, and the first can be seen again;
   * `welcome` finds what someone who has just come in should be shown.
   */
  constructor(
    find: FindMoments<Look, Moment>,
    lasting: readonly Moment['kind'][],
    welcome: (story: readonly Sentence[], look: Look) => Moment[] = () => [],
  ) {
    this.#find = find
    this.#lasting = lasting
    this.#welcome = welcome
  }

  /** Take in a step; what was told before one came, or before all began anew, is not staged. */
  hear(step: Step, audience: number, look: Look): void {
    if (step.sequence === this.#upTo) return
    const told = step.story[audience] ?? []
    const first = this.#upTo < 0
    const fresh = step.fresh || first
    this.#upTo = step.sequence
    this.before = this.#current
    this.#current = look
    const from = fresh ? told.length : this.#heard.length
    this.#heard = fresh ? told : [...this.#heard, ...told]
    const found = first
      ? this.#welcome(told, look)
      : this.#find(this.#heard, from, look, fresh ? null : this.before)
    // Someone who was away for whole races wants the last result, not an hour of old moments.
    const shown = found.length > MANY ? found.slice(-2) : found
    const kept = fresh ? [] : this.queue
    if (fresh) this.queue = []
    if (shown.length > 0) {
      this.queue = [...kept.filter(({ kind }) => this.#lasting.includes(kind)), ...shown]
    }
    this.arrival = shown.findLast(({ kind }) => kind === this.#lasting[0]) ?? this.arrival
  }

  next(): void {
    this.queue = this.queue.slice(1)
  }

  /** Clear the stage: whoever decides something has seen enough. */
  leave(): void {
    this.queue = []
  }

  /** Put the last reckoning on stage once more. */
  again(): void {
    if (this.arrival) this.queue = [this.arrival]
  }
}

/** What is on stage and what comes next: moments are queued as the story tells them. */

import type { Line, Step } from '../../wire'

const MANY = 8

/** Does this person want nothing to move? */
function isStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Finds the moments among the lines from one on, with what was seen before and after them. */
export type FindMoments<Look, Moment> = (
  story: readonly Line[],
  from: number,
  look: Look,
  before: Look | null,
) => Moment[]

interface AnyMoment {
  readonly kind: string
  /** What announces it: the line, where the story after it waits for its end. */
  readonly call?: unknown
}

export class Playbill<Look, Moment extends AnyMoment> {
  queue = $state.raw<readonly Moment[]>([])
  /** The last of the moments that can be seen again. */
  arrival = $state.raw<Moment | null>(null)
  /** What was seen before the step that is on stage. */
  before = $state.raw<Look | null>(null)

  /** How many of the latest sentences would tell too early what is still to be seen on stage. */
  readonly untold = $derived.by(() => {
    const awaited = this.queue.find(({ kind }) => this.#suspense.includes(kind))
    return awaited?.call ? this.#heard.length - 1 - this.#heard.findLastIndex((line) => line === awaited.call) : 0
  })

  #current: Look | null = null
  #heard = $state.raw<readonly Line[]>([])
  #upTo = -1
  readonly #find: FindMoments<Look, Moment>
  readonly #lasting: readonly Moment['kind'][]
  readonly #welcome: (story: readonly Line[], look: Look) => Moment[]
  readonly #suspense: readonly Moment['kind'][]

  /**
   * `lasting` kinds are played to their end even when more comes, and the first can be seen again;
   * `welcome` finds what someone who has just come in should be shown; what the story tells after
   * the announcement of a `suspense` kind waits until it has left the stage.
   */
  constructor(
    find: FindMoments<Look, Moment>,
    lasting: readonly Moment['kind'][],
    welcome: (story: readonly Line[], look: Look) => Moment[] = () => [],
    suspense: readonly Moment['kind'][] = [],
  ) {
    this.#find = find
    this.#lasting = lasting
    this.#welcome = welcome
    // Where nothing moves, a picture is all there at once, and nothing is to be waited for.
    this.#suspense = isStill() ? [] : suspense
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

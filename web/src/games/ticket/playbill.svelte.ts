/** What is on stage and what comes next: moments are queued as the story tells them. */

import type { Step } from '../../wire'
import type { AllSeeing, Sentence } from './look'
import { momentsOf } from './moments'
import type { Moment } from './moments'

const MANY = 8

export class Playbill {
  queue = $state.raw<readonly Moment[]>([])
  /** The last reckoning, to be seen again. */
  arrival = $state.raw<Moment | null>(null)
  /** What was seen before the step that is on stage. */
  before = $state.raw<AllSeeing | null>(null)

  #current: AllSeeing | null = null
  #heard: readonly Sentence[] = []
  #upTo = -1

  /** Take in a step; what was told before one came, or before all began anew, is not staged. */
  hear(step: Step, audience: number, look: AllSeeing): void {
    if (step.sequence === this.#upTo) return
    const told = step.story[audience] ?? []
    const fresh = step.fresh || this.#upTo < 0
    this.#upTo = step.sequence
    this.before = this.#current
    this.#current = look
    const from = fresh ? told.length : this.#heard.length
    this.#heard = fresh ? told : [...this.#heard, ...told]
    const found = momentsOf(this.#heard, from, look)
    // Someone who was away for whole races wants the last result, not an hour of old moments.
    const shown = found.length > MANY ? found.slice(-2) : found
    const kept = fresh ? [] : this.queue
    if (fresh) this.queue = []
    if (shown.length > 0) this.queue = [...kept.filter((one) => one.kind === 'reckoning'), ...shown]
    this.arrival = shown.findLast((moment) => moment.kind === 'reckoning') ?? this.arrival
  }

  next(): void {
    this.queue = this.queue.slice(1)
  }

  /** Put the last reckoning on stage once more. */
  again(): void {
    if (this.arrival) this.queue = [this.arrival]
  }
}

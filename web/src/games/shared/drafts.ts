/** What is half written, kept in this window so that neither reload nor reconnect loses it. */

/** Numbers written for one decision; those for an earlier decision in the same place are gone. */
export class Draft {
  readonly #place: string
  readonly #decision: number

  /** `place` says what is written, at which table and for which seat. */
  constructor(place: string, decision: number) {
    this.#place = place
    this.#decision = decision
  }

  /** Give the numbers kept, or as many noughts. */
  restore(length: number): number[] {
    const nothing = Array.from({ length }, () => 0)
    try {
      const [decision, ...kept] = sessionStorage.getItem(this.#place)?.split(' ').map(Number) ?? []
      const fits = decision === this.#decision && kept.length === length && kept.every(Number.isInteger)
      return fits ? kept : nothing
    } catch {
      return nothing
    }
  }

  /** Keep numbers, where the browser lets us. */
  keep(numbers: readonly number[]): void {
    try {
      sessionStorage.setItem(this.#place, [this.#decision, ...numbers].join(' '))
    } catch {
      // The draft then lasts as long as the page.
    }
  }
}

/** Half-filled slips and tickets, kept in this window so that neither reload nor reconnect loses them. */

/** Give the numbers kept under a name, or as many noughts. */
export function restoreDraft(name: string, length: number): number[] {
  const nothing = Array.from({ length }, () => 0)
  try {
    const kept = sessionStorage.getItem(name)?.split('-').map(Number) ?? []
    return kept.length === length && kept.every(Number.isInteger) ? kept : nothing
  } catch {
    return nothing
  }
}

/** Keep numbers under a name, where the browser lets us. */
export function keepDraft(name: string, numbers: readonly number[]): void {
  try {
    sessionStorage.setItem(name, numbers.join('-'))
  } catch {
    // The draft then lasts as long as the page.
  }
}

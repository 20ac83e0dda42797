/** What the page asks of the server about what-ifs; fetched with what asks it. */

import './whatifwords'
import { ask, tablePath } from '../api'
import type { Laid, NewWhatIf } from '../wire'

/** Lay a board of one's own from a point of a table's game; gives the way there. */
export const tryFrom = (id: string, point: NewWhatIf) => laid(`${tablePath(id)}/whatif`, point)

/** Lay a what-if again: as it began, or anew with other luck. */
export const tryAgain = (id: string, anew: boolean) => laid(`${tablePath(id)}/whatif/again`, { anew })

async function laid(path: string, wish: NewWhatIf | { anew: boolean }): Promise<string> {
  return `/table/${(await ask<Laid>('POST', path, wish)).id}`
}

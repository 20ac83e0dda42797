/** Waiting in tests: patient, for parts of the page are fetched while a busy machine does other things. */

import { vi } from 'vitest'

const PATIENCE = { timeout: 15_000 }

/** Look again and again until nothing fails any more; give what was found. */
export const soon = <Found>(look: () => Found | Promise<Found>): Promise<Found> => vi.waitFor(look, PATIENCE)

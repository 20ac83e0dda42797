/** Which sums of a ladder get a button. */

import type { Choice } from './look'

/** How many buttons there are for sums. */
const SHOWN = 6

/**
 * The rungs worth a button. Bids go up from the least, and leave alone what is owed already. A stake or an offer may be any sum, so its
 * buttons are spread, each as many times the one before, up to half of what one may give: the rest
 * is typed, and nobody gives everything away by a slip of the thumb.
 */
export function sumsOf({ move, ladder = [], most = 0, within = most }: Choice): number[] {
  if (move.kind === 'bid') return ladder.filter((francs) => francs <= (within ?? most)).slice(0, SHOWN)
  const rungs = ladder.filter((francs, place) => place === 0 || francs <= most / 2)
  const [least = 0] = rungs
  const top = rungs.at(-1) ?? least
  if (rungs.length <= SHOWN) return rungs
  const wanted = Array.from({ length: SHOWN }, (_, place) => least * (top / least) ** (place / (SHOWN - 1)))
  return [...new Set(wanted.map((francs) => nearest(rungs, francs)))]
}

/** Sums from which on a step is so many times the least: a hand that is raised goes further up. */
const STRIDES = [
  [100_000, 20],
  [40_000, 10],
  [15_000, 4],
  [6_000, 2],
] as const

/** How far the buttons go from a sum: about a twentieth of it, in whole steps. */
export function stepAt(francs: number, step: number): number {
  return step * (STRIDES.find(([from]) => francs >= from)?.[1] ?? 1)
}

/** The rung that is fewest times more or less than a sum. */
function nearest(rungs: readonly number[], sum: number): number {
  const times = (francs: number) => Math.max(francs / sum, sum / francs)
  return rungs.reduce((best, francs) => (times(francs) < times(best) ? francs : best))
}

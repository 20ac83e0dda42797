/** Which part of a long track is in the picture: it follows the field. */

import type { Look, Square } from './look'

/** As many columns are in the picture at a time; shorter tracks are seen whole. */
export const WINDOW = 14
/** The front runner sees so many columns ahead. */
const AHEAD = 4

/** How many columns lie to the left of the picture; `wanted` squares are always in it. */
export function columnsPassed(look: Pick<Look, 'runners' | 'track'>, wanted: readonly Square[] = []): number {
  const most = Math.max(0, look.track.columns - WINDOW)
  const leader = Math.max(0, ...look.runners.map(({ square }) => square.column))
  const hindmost = Math.min(...wanted.map(({ column }) => column - 1), most)
  return Math.max(0, Math.min(leader + AHEAD - WINDOW, hindmost, most))
}

/** Moves as words, for keys of lists and for attributes by which tests find a button. */

import type { AnyMove } from '../../wire'

/** Kind and parts in a row: `run:5:2:forward:none`. */
export function moveName(move: AnyMove): string {
  return Object.values(move).join(':')
}

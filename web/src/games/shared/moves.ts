/** Moves as words, for keys of lists and for attributes by which tests find a button. */

import type { AnyMove } from '../../wire'

/** Find the choice a hint shows, where it is among those that are offered. */
export function hintedChoice<Choice extends { readonly move: AnyMove }>(
  choices: readonly Choice[] | undefined,
  hinted: readonly AnyMove[],
): Choice | undefined {
  const [first] = hinted
  return first && choices?.find(({ move }) => moveName(move) === moveName(first))
}

/** Kind and parts in a row: `run:5:2:forward:none`. */
export function moveName(move: AnyMove): string {
  return Object.values(move).join(':')
}

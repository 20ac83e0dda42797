/** Filling in a slip: three rows for the tiercé, one column to win, one to be placed. */

import type { Look, Move, Slip } from './look'

/** The horse marked on each line: first, second, third, to win, placed; 0 where none is. */
export type Lines = readonly [number, number, number, number, number]

export const TIERCE = [0, 1, 2] as const
export const WIN = 3
export const PLACED = 4
export const EMPTY: Lines = [0, 0, 0, 0, 0]

/** Mark a horse on a line, or rub it out there; a tiercé row gives up a horse another one takes. */
export function mark(lines: Lines, line: number, horse: number): Lines {
  const next = [...lines] as [number, number, number, number, number]
  const old = next[line]
  if (line < WIN && horse > 0) {
    const other = TIERCE.find((row) => row !== line && next[row] === horse)
    // Two rows cannot hold the same horse: they swap.
    if (other !== undefined) next[other] = old ?? 0
  }
  next[line] = old === horse ? 0 : horse
  return next
}

/** The first line without a mark from one on, going round; the line itself if none is empty. */
export function nextEmpty(lines: Lines, from: number): number {
  for (let by = 0; by < lines.length; by += 1) {
    const line = (from + by) % lines.length
    if (lines[line] === 0) return line
  }
  return from
}

/** The three moves a full slip means, from the look's own choices; nothing while one is missing. */
export function slipMoves(look: Pick<Look, 'choices'>, lines: Lines): readonly Move[] | null {
  const [first, second, third, winner, placed] = lines
  const moves = look.choices.map(({ move }) => move)
  const tierce = moves.find(
    (move) => move.kind === 'tierce' && move.first === first && move.second === second && move.third === third,
  )
  const win = moves.find((move) => move.kind === 'win' && move.horse === winner)
  const place = moves.find((move) => move.kind === 'place' && move.horse === placed)
  return tierce && win && place ? [tierce, win, place] : null
}

/** A slip as lines. */
export function linesOf(slip: Slip): Lines {
  const [first = 0, second = 0, third = 0] = slip.tierce
  return [first, second, third, slip.win, slip.place]
}

/** A played card as the row of cards that lie open shows it. */

import { directionOf } from './choosing'
import type { Direction, Played } from './look'

export interface PlayedCard {
  readonly number: number
  readonly played: Played
  /** The horses drawn, the one that moved first. */
  readonly horses: readonly number[]
  readonly direction: Direction | null
  readonly squares: number
}

export function playedOf(played: Played, index: number): PlayedCard {
  const { move, card, horse = 0, beside = 0 } = played
  const moved = [horse, beside].filter((one) => one > 0)
  return {
    number: index + 1,
    played,
    horses: moved.length > 0 ? moved : card.horses,
    direction: directionOf(move),
    squares: 'squares' in move ? move.squares : card.squares,
  }
}

/** Where the pegs stand on the score track: as printed, and above one another where they meet. */

import type { SeatLook } from './look'

export interface Peg {
  readonly seat: number
  readonly points: number
  readonly tokens: number
  /** How many pegs it stands above. */
  readonly level: number
}

/** Give every seat's peg; `apart` is how many fields two pegs need between their middles. */
export function stacked(
  seats: readonly Pick<SeatLook, 'seat' | 'on_track' | 'tokens'>[],
  apart: number,
): Peg[] {
  const placed: Peg[] = []
  for (const line of seats) {
    const near = placed.filter((peg) => Math.abs(peg.points - line.on_track) < apart)
    let level = 0
    while (near.some((peg) => peg.level === level)) level += 1
    placed.push({ seat: line.seat, points: line.on_track, tokens: line.tokens, level })
  }
  return placed
}

/** Who is who at a table, and whose hand a shared device shows. */

import type { Decision, SeatLine, SeatView, TableState } from '../wire'

export type Say = (key: string, params?: { readonly [name: string]: number | string }) => string

/** What to call each seat, in their order. */
export function namesOf(table: TableState, say: Say): string[] {
  return table.seats.map((seat) => nameOf(seat, say))
}

function nameOf(seat: SeatLine, say: Say): string {
  if (seat.name) return seat.name
  if (seat.bot) return say('name-of-bot', { bot: seat.bot, seat: seat.seat + 1 })
  return say('player', { seat: seat.seat + 1 })
}

/** The seats of this browser's guest that a person still plays. */
export function mySeats(table: TableState): number[] {
  return table.seats.filter(({ mine }) => mine).map(({ seat }) => seat)
}

export interface Shown {
  /** The seat whose hand may be seen; null for someone who only watches. */
  readonly active: number | null
  /** The seat the device must be passed to before its hand is shown; null where none. */
  readonly curtain: number | null
}

/**
 * Decide whose hand to show on a device that several people may share.
 *
 * `unveiled` is the seat whose person has the device in hand now: it keeps it until another
 * seat of this device, and not this one, is asked for something.
 */
export function shown(
  mine: readonly number[],
  decisions: readonly Decision[],
  unveiled: number | null,
): Shown {
  const [only] = mine
  if (only === undefined) return { active: null, curtain: null }
  if (mine.length === 1) return { active: only, curtain: null }
  const asked = decisions.map(({ seat }) => seat).filter((seat) => mine.includes(seat))
  const holder = unveiled !== null && mine.includes(unveiled) ? unveiled : null
  if (holder !== null && asked.includes(holder)) return { active: holder, curtain: null }
  return { active: holder, curtain: asked[0] ?? (holder === null ? only : null) }
}

/** The view to show for a seat, or what spectators see. */
export function viewOf(views: readonly SeatView[], active: number | null): SeatView | null {
  return views.find(({ seat }) => seat === (active ?? -1)) ?? views[0] ?? null
}

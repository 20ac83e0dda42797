/** The running order, row by row, as a room's look gives it; nothing here ranks a horse. */

import { say } from '../../words'
import './catalogue'
import type { RunningOrder, Span } from '../../wire'

/** A horse in the order; a room adds whose it is and what its place pays. */
export interface OrderRow {
  readonly horse: number
  readonly name: string
  /** From 1, the same for level horses; 0 for a horse that gets none. */
  readonly place: number
  readonly level: boolean
  /** Squares behind the first or, where there is a post, still to go; null where nobody counts them. */
  readonly gap: number | null
  /** Why it is marked as one's own; empty where it is not. */
  readonly own?: string
  /** The sign it is marked with, a star unless a room has several. */
  readonly mark?: string
  readonly owner?: string
  readonly pays?: string
  /** A warning about this horse. */
  readonly warning?: string
}

/** What a room knows of a horse besides its place. */
export type OfHorse = (horse: number, place: number) => Omit<OrderRow, 'horse' | 'place' | 'level' | 'gap'>

export function rowsOf(order: RunningOrder, ofHorse: OfHorse): OrderRow[] {
  return order.horses.map((horse, index) => {
    const place = order.places[index] ?? 0
    const level = place > 0 && order.places.filter((other) => other === place).length > 1
    return { horse, place, level, gap: order.gaps?.[index] ?? null, ...ofHorse(horse, place) }
  })
}

/** An amount with its sign, or from how much to how much it may be; `written` says in what. */
export function worthTold({ least, most }: Span, written: (amount: number) => number | string = Number): string {
  const [low, high] = [least, most].map((amount) =>
    say('worth-signed', { sign: amount > 0 ? 1 : 0, amount: written(amount) }),
  ) as [string, string]
  return low === high ? low : say('worth-span', { least: low, most: high })
}

/** Where a horse runs, and what it would bring there. */
export function partTold(rows: readonly OrderRow[], horse: number, amount: string): string {
  const row = rows.find((one) => one.horse === horse)
  if (!row) return amount
  return say('worth-part', { horse: row.name, place: row.place, level: row.level ? 1 : 0, amount })
}

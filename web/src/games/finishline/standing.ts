/** Where every tile lies: the front on the right, two level ones one above the other. */

import type { Look } from './look'

export type Shelf = 'alone' | 'upper' | 'lower'

export interface Placed {
  readonly horse: number
  /** Counted from the left, so that the leader always lies at the right end. */
  readonly slot: number
  /** Its place as people count, 1 for whoever leads. */
  readonly place: number
  readonly shelf: Shelf
}

/** Lay a row, listed from the back to the front; of two level ones the last lies below. */
export function standing(runners: number, row: readonly number[], level: boolean): Placed[] {
  return row.map((horse, index) => {
    const ahead = row.length - 1 - index
    const shared = level && ahead < 2
    const place = shared ? 1 : ahead + (level ? 0 : 1)
    const shelf: Shelf = !shared ? 'alone' : ahead === 0 ? 'lower' : 'upper'
    return { horse, slot: runners - place, place, shelf }
  })
}

/** The place of a horse in a row, 1 for whoever leads; 0 if it is not in it. */
export function placeIn(row: readonly number[], level: boolean, horse: number): number {
  return standing(row.length, row, level).find((placed) => placed.horse === horse)?.place ?? 0
}

/** Take a horse out of a row and put it where another one stands. */
export function moved(row: readonly number[], horse: number, to: number): number[] {
  const rest = row.filter((other) => other !== horse)
  const at = Math.max(0, Math.min(to, rest.length))
  return [...rest.slice(0, at), horse, ...rest.slice(at)]
}

export function sameRow(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((horse, index) => horse === other[index])
}

/** The horses from the front, the two level ones first. */
export function fromTheFront(look: Pick<Look, 'row'>): number[] {
  return [...look.row].reverse()
}

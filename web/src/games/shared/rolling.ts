/** Dice that roll before anybody is told how they lie. */

import type { Moment } from '../../table/director.svelte'
import type { Line } from '../../wire'

/** Where nothing may move, dice lie as soon as they are thrown. */
function isStill(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Put the last throw of a step among its moments. Earlier ones are told and not seen, for only the dice
 * of the last lie on the table after it; and so is a throw after which a stage shows what came of it.
 * Where something else came of it, the table stands as it was while the dice roll.
 */
export function withRoll<Found extends Moment>(
  moments: readonly Found[],
  fresh: readonly Line[],
  thrown: string,
  roll: (line: Line) => Omit<Found, 'told' | 'aside' | 'rolls'>,
): Found[] {
  const at = fresh.findLastIndex(({ event }) => event.name === thrown)
  const line = fresh[at]
  const later = moments.filter(({ told }) => told > at)
  if (!line || isStill() || later.some(({ aside }) => !aside)) return [...moments]
  const aside = at === fresh.length - 1
  return [...moments.filter(({ told }) => told <= at), { ...roll(line), told: at, aside, rolls: true } as Found, ...later]
}

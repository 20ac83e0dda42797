/** Where the lines of a game's course run, for the page and for the picture that is shared. */

import type { Change, Retrospect } from '../wire'

export interface Box {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface Scale {
  readonly x: (after: number) => number
  readonly y: (points: number) => number
  readonly ticks: readonly number[]
}

/** How a seat's line is told from others, also by whoever sees no colours: dashes and marks. */
export interface LineStyle {
  /** Which of the inks of the chart. */
  readonly ink: number
  readonly dashes: readonly number[]
  /** The outline of its mark, around 0,0. */
  readonly mark: string
  readonly hollow: boolean
}

export const INKS = 6
const DASHES: readonly (readonly number[])[] = [[], [8, 4], [2, 3], [10, 3, 2, 3], [5, 2]]
const MARKS = [
  'M-4,0a4,4 0 1 0 8,0a4,4 0 1 0 -8,0Z',
  'M-3.6,-3.6H3.6V3.6H-3.6Z',
  'M0,-4.6L4.4,3.6H-4.4Z',
  'M0,-5L5,0L0,5L-5,0Z',
  'M-1.5,-4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z',
  'M0,4.6L4.4,-3.6H-4.4Z',
] as const

export function styleOf(seat: number): LineStyle {
  return {
    ink: seat % INKS,
    dashes: DASHES[seat % DASHES.length] ?? [],
    mark: MARKS[seat % MARKS.length] ?? MARKS[0],
    hollow: seat >= MARKS.length,
  }
}

/** Round numbers from below the least to above the most, about as many as wanted. */
export function ticksOf(least: number, most: number, wanted = 5): number[] {
  const span = Math.max(most - least, 1)
  const rough = span / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10))
  const first = Math.floor(least / step) * step
  const ticks: number[] = []
  for (let tick = first; tick < most + step; tick += step) ticks.push(tick)
  return ticks
}

/** How many times as much there must be at the end as after the first part for lines to be drawn by tenfolds. */
const MANY_TIMES = 15

/** Where money grows tenfold from race to race, the amount from which tenfolds are drawn; else 0. */
export function tenfoldsFrom(past: Retrospect): number {
  const largest = (changes: readonly Change[]) => Math.max(...changes.flatMap(({ points }) => points.map(Math.abs)))
  const first = past.parts[1]
  if (!first) return 0
  const early = largest(past.changes.filter(({ after }) => after <= first.after))
  return early > 0 && largest(past.changes) > MANY_TIMES * early ? 10 ** Math.floor(Math.log10(early)) : 0
}

/** Where an amount lies among tenfolds: about as far as the amount until `from`, then a step for each. */
function bent(points: number, from: number): number {
  return Math.sign(points) * Math.log10(1 + Math.abs(points) / from)
}

/** No amount, and tenfolds of one on either side as far as there are any. */
function tenfolds(least: number, most: number, from: number): number[] {
  const upto = (end: number) => {
    const found: number[] = []
    for (let tick = from; end > 0 && tick / 10 < end; tick *= 10) found.push(tick)
    return found
  }
  return [...upto(-least).map((tick) => -tick).toReversed(), 0, ...upto(most)]
}

export function scaleOf(past: Retrospect, box: Box, wanted = 5): Scale {
  const all = past.changes.flatMap(({ points }) => points)
  const [lowest, highest] = [Math.min(...all), Math.max(...all)]
  const from = tenfoldsFrom(past)
  const ticks = from ? tenfolds(lowest, highest, from) : ticksOf(lowest, highest, wanted)
  const height = from ? (points: number) => bent(points, from) : (points: number) => points
  const least = height(ticks[0] ?? 0)
  const most = height(ticks.at(-1) ?? 1)
  const wide = box.width - box.left - box.right
  const high = box.height - box.top - box.bottom
  return {
    x: (after) => box.left + (wide * after) / Math.max(past.steps, 1),
    y: (points) => box.top + high * (1 - (height(points) - least) / (most - least || 1)),
    ticks,
  }
}

/** A seat's line: level until something happens, then up or down at once. */
export function pathOf(past: Retrospect, seat: number, scale: Scale): string {
  const way = past.changes.map(({ after, points }, place) => {
    const [x, y] = [round(scale.x(after)), round(scale.y(points[seat] ?? 0))]
    return place ? `H${x}V${y}` : `M${x},${y}`
  })
  return `${way.join('')}H${round(scale.x(past.steps))}`
}

/** Where everybody stood after a step. */
export function standingAt(changes: readonly Change[], after: number): readonly number[] {
  return changes[placeAt(changes, after)]?.points ?? []
}

/** The last change until a step, by its place. */
export function placeAt(changes: readonly Change[], after: number): number {
  let place = 0
  while (place + 1 < changes.length && (changes[place + 1]?.after ?? 0) <= after) place += 1
  return place
}

/** The change that lies nearest to a step, by its place. */
export function nearest(changes: readonly Change[], after: number): number {
  const before = placeAt(changes, after)
  const next = changes[before + 1]
  const closer = next && next.after - after < after - (changes[before]?.after ?? 0)
  return closer ? before + 1 : before
}

export interface Band {
  readonly start: number
  readonly end: number
}

/** From where to where each part of the game goes. */
export function bandsOf(past: Retrospect): Band[] {
  return past.parts.map(({ after }, place) => ({ start: after, end: past.parts[place + 1]?.after ?? past.steps }))
}

/** The part of the game a step belongs to, by its place; -1 where there are none. */
export function partAt(past: Retrospect, after: number): number {
  return bandsOf(past).findLastIndex(({ start }) => start < Math.max(after, 1))
}

/** Move labels apart that would lie on each other, in their order, and keep them inside. */
export function spread(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, place) => place).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const found = [...wanted]
  let least = top
  for (const place of order) {
    least = found[place] = Math.max(found[place] ?? 0, least)
    least += gap
  }
  let most = bottom
  for (const place of order.toReversed()) {
    most = found[place] = Math.min(found[place] ?? 0, most)
    most -= gap
  }
  return found
}

/** A name as long as there is room for; its end is kept, which tells “Tipster 1” from “Tipster 2”. */
export function shortened(name: string, letters: number): string {
  if (name.length <= letters) return name
  const end = letters > 5 ? name.slice(-2) : ''
  return `${name.slice(0, Math.max(letters - 1 - end.length, 1)).trimEnd()}…${end}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Sorting what the look offers into cards, horses and ways; whether it is legal was said already. */

import { sameSquare } from './look'
import type { Choice, Look, Sentence, Square } from './look'

/** One thing a card can be asked to do; several choices where a horse in the way must be placed. */
export interface Way {
  /** The notation without where a displaced horse goes. */
  readonly base: string
  readonly kind: 'run' | 'beside' | 'stay' | 'discard'
  readonly card: number
  readonly horse: number
  /** The horse a pair card leaves in place. */
  readonly fixed: number
  readonly direction: string
  /** How many squares the card or the player asks for. */
  readonly squares: number
  readonly start: Square | null
  readonly end: Square | null
  readonly displaced: number
  readonly choices: readonly Choice[]
  readonly barred: Sentence | null
  readonly paragraph: string | null
}

const RUN = /^J?(\d)[+\-<>](\d)$/
const BESIDE = /^(\d)~(\d)[+\-<>]$/

/** What a card can do and what it cannot, the shorter runs first. */
export function waysOf(look: Look, card: number): Way[] {
  const found = new Map<string, Way>()
  for (const choice of [...look.choices, ...look.barred]) {
    if (choice.card !== card) continue
    const way = wayOf(choice)
    const known = found.get(way.base)
    found.set(way.base, known ? { ...known, choices: [...known.choices, ...way.choices] } : way)
  }
  return [...found.values()].sort((one, other) => one.squares - other.squares)
}

function wayOf(choice: Choice): Way {
  const base = choice.notation.split('/')[0] ?? choice.notation
  const run = RUN.exec(base)
  const beside = BESIDE.exec(base)
  return {
    base,
    kind: run ? 'run' : beside ? 'beside' : base.startsWith('x') ? 'discard' : 'stay',
    card: choice.card ?? 0,
    horse: run || beside ? (choice.horse ?? 0) : 0,
    fixed: Number(beside?.[2] ?? 0),
    direction: choice.direction ?? '',
    squares: Number(run?.[2] ?? 0),
    start: choice.start ?? null,
    end: choice.end ?? null,
    displaced: choice.displaced ?? 0,
    choices: choice.barred ? [] : [choice],
    barred: choice.barred ?? null,
    paragraph: choice.paragraph ?? null,
  }
}

/** The cards of a hand that can do something now. */
export function playable(look: Look): Set<number> {
  return new Set(look.choices.map((choice) => choice.card ?? 0))
}

/** The horses a card may move, in the order they are offered. */
export function moversOf(ways: readonly Way[]): number[] {
  return [...new Set(ways.map((way) => way.horse))].filter((horse) => horse > 0).sort()
}

/** The ways that lead a horse to a square. Where two do, they do the same. */
export function wayTo(ways: readonly Way[], horse: number, square: Square): Way | undefined {
  return ways.find((way) => way.horse === horse && way.choices.length > 0 && sameSquare(way.end, square))
}

/** What an arrow key means: the first way there, and pressed again the next further one. */
export function nextWay(
  ways: readonly Way[],
  horse: number,
  direction: string,
  current: Way | null,
): Way | undefined {
  const there = ways.filter((way) => way.horse === horse && way.direction === direction)
  const at = there.findIndex((way) => way.base === current?.base)
  return there[(at + 1) % there.length]
}

export interface Course {
  readonly name: string
  readonly discipline: string
  /** Which of the four places the river has, from 1; 0 without a river. */
  readonly river: number
  /** The move for each number of cards. */
  readonly cards: ReadonlyMap<number, number>
}

/** The races the first player may choose, by course. */
export function coursesOf(look: Look): Course[] {
  const found = new Map<string, Map<number, number>>()
  for (const choice of look.choices) {
    const parts = /^([a-z]+\d?):(\d+)$/.exec(choice.notation)
    if (!parts?.[1]) continue
    const cards = found.get(parts[1]) ?? new Map<number, number>()
    found.set(parts[1], cards.set(Number(parts[2]), choice.move))
  }
  return [...found].map(([name, cards]) => ({
    name,
    discipline: name.replace(/\d$/, ''),
    river: Number(/\d$/.exec(name)?.[0] ?? 0),
    cards,
  }))
}

export type Boxes = readonly [number, number, number]

/** How a ticket is written: `7-3-5`, `.-.-2`. */
export function ticketNotation(boxes: readonly number[]): string {
  return boxes.map((horse) => (horse > 0 ? String(horse) : '.')).join('-')
}

/** The move of a ticket, if it is among those offered. */
export function ticketMove(look: Look, boxes: readonly number[]): number | undefined {
  const written = ticketNotation(boxes)
  return look.choices.find((choice) => choice.notation === written)?.move
}

/** Put a horse into a box; the horse leaves the box it was in, and who was there changes places. */
export function putInBox(boxes: Boxes, box: number, horse: number): Boxes {
  const filled = [...boxes] as [number, number, number]
  const from = filled.indexOf(horse)
  if (horse > 0 && from >= 0) filled[from] = filled[box] ?? 0
  filled[box] = horse
  return filled
}

/** The box a tapped horse goes to: the first empty one from the marked one on, else the marked one. */
export function nextBox(boxes: Boxes, marked: number): number {
  for (let step = 0; step < boxes.length; step += 1) {
    const box = (marked + step) % boxes.length
    if (boxes[box] === 0) return box
  }
  return marked
}

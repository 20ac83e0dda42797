/** Sorting what the look offers into cards, horses and ways; whether it is legal was said already. */

import { moveName } from '../shared/moves'
import { sameSquare } from './look'
import type { Choice, Direction, Discipline, Look, Move, MoveOf, Sentence, Square } from './look'

/** One thing a card can be asked to do; several choices where a horse in the way must be placed. */
export interface Way {
  /** The move in a word, without where a displaced horse goes. */
  readonly base: string
  readonly kind: Move['kind']
  readonly card: number
  readonly horse: number
  /** The horse a pair card leaves in place. */
  readonly fixed: number
  /** Nothing where no horse moves. */
  readonly direction: Direction | null
  /** How many squares the card or the player asks for. */
  readonly squares: number
  readonly start: Square | null
  readonly end: Square | null
  readonly displaced: number
  readonly choices: readonly Choice[]
  readonly barred: Sentence | null
  readonly paragraph: string | null
}

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
  const { move } = choice
  return {
    base: moveName('way' in move ? { ...move, way: 'none' } : move),
    kind: move.kind,
    card: choice.card ?? 0,
    horse: choice.horse ?? 0,
    fixed: choice.beside ?? 0,
    direction: directionOf(move),
    squares: 'squares' in move ? move.squares : 0,
    start: choice.start ?? null,
    end: choice.end ?? null,
    displaced: choice.displaced ?? 0,
    choices: choice.barred ? [] : [choice],
    barred: choice.barred ?? null,
    paragraph: choice.paragraph ?? null,
  }
}

/** The direction a card sends a horse in, or the side of another it goes to. */
export function directionOf(move: Move): Direction | null {
  return 'direction' in move ? move.direction : 'side' in move ? move.side : null
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
  direction: Direction,
  current: Way | null,
): Way | undefined {
  const there = ways.filter((way) => way.horse === horse && way.direction === direction)
  const at = there.findIndex((way) => way.base === current?.base)
  return there[(at + 1) % there.length]
}

export interface Course {
  readonly name: MoveOf<'race'>['course']
  readonly discipline: Discipline
  /** Which of its places the river has, from 1; 0 without a river. */
  readonly river: number
  /** The move for each number of cards. */
  readonly cards: ReadonlyMap<number, Move>
  /** The same with tickets that stay face down until the finish, where the first player may say so. */
  readonly sealed: ReadonlyMap<number, Move>
}

/** The races the first player may choose, by course. */
export function coursesOf(look: Look): Course[] {
  const found = new Map<string, Course & { readonly cards: Map<number, Move>; readonly sealed: Map<number, Move> }>()
  let rivers = 0
  for (const { move, discipline, river } of look.choices) {
    if ((move.kind !== 'race' && move.kind !== 'sealed-race') || !discipline) continue
    let course = found.get(move.course)
    if (!course) {
      if (river) rivers += 1
      course = { name: move.course, discipline, river: river ? rivers : 0, cards: new Map(), sealed: new Map() }
      found.set(move.course, course)
    }
    const moves = move.kind === 'race' ? course.cards : course.sealed
    moves.set(move.cards, move)
  }
  return [...found.values()]
}

export type Boxes = readonly [number, number, number]

/** The move of a ticket, if it is among those offered. */
export function ticketMove(look: Look, boxes: Boxes): Move | undefined {
  const [first, second, third] = boxes
  const offered = look.choices.map(({ move }) => move)
  return offered.find(
    (move) => move.kind === 'ticket' && move.first === first && move.second === second && move.third === third,
  )
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

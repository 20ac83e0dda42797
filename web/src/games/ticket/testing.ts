/** Looks for tests: a race with three horses, in which every choice was thought up by hand. */

import type { Card, Choice, Look, Move, MoveOf, SeatLook, Square } from './look'

export const JOKER: Card = { kind: 1, horses: [], squares: 0, joker: true }
export const RED_TWO: Card = { kind: 16, horses: [5], squares: 2, joker: false }
export const PAIR: Card = { kind: 40, horses: [4, 5], squares: 0, joker: false }

export function at(name: string): Square {
  return { lane: name.charCodeAt(0) - 96, column: Number(name.slice(1)) }
}

type Way = MoveOf<'run'>['way']
type Direction = MoveOf<'run'>['direction']

/** The card of red 5, and where a horse it lands on goes. */
export function red(direction: Direction, way: Way = 'none'): Move {
  return { kind: 'run', horse: 5, squares: 2, direction, way }
}

export function joker(horse: number, squares: number, direction: Direction): Move {
  return { kind: 'joker', horse, squares, direction, way: 'none' }
}

export const FOUR_AHEAD: Move = { kind: 'beside', couple: '4~5', side: 'forward', way: 'none' }
export const FIVE_BEHIND: Move = { kind: 'beside', couple: '5~4', side: 'backward', way: 'none' }
export const BOTH_STAY: Move = { kind: 'stay', pair: '4=5' }
export const THROWN: Move = { kind: 'discard', card: RED_TWO.kind }

export function ticket(first: number, second = 0, third = 0): Choice {
  return { move: { kind: 'ticket', first, second, third } }
}

export function race(course: MoveOf<'race'>['course'], cards: number, river = 0): Choice {
  const discipline = river ? 'steeple' : 'flat'
  return { move: { kind: 'race', course, cards }, discipline, river }
}

function going(card: Card, move: Move, horse: number, start: string, end: string, more: Partial<Choice> = {}): Choice {
  return { move, card: card.kind, horse, start: at(start), end: at(end), ...more }
}

export function seat(number: number, more: Partial<SeatLook> = {}): SeatLook {
  return { seat: number, score: 0, on_track: 0, tokens: 0, gain: 0, cards: 3, filled: true, ticket: [7, 3, 5], ...more }
}

export function lookWith(more: Partial<Look> = {}): Look {
  return {
    seat: 0,
    phase: 'race',
    race: 1,
    races: 4,
    leader: 0,
    awaited: [0],
    discipline: 'flat',
    cards_each: 3,
    farthest: 3,
    lowest_score: -8,
    highest_score: 50,
    track: { lanes: 7, columns: 20, start: 6, line: 19, hedges: [], river: 0, hoofs: [] },
    runners: [
      { horse: 3, square: at('c9'), place: 0, disqualified: false },
      { horse: 4, square: at('e8'), place: 0, disqualified: false },
      { horse: 5, square: at('e6'), place: 0, disqualified: false },
    ],
    hand: [RED_TWO, PAIR, JOKER],
    seats: [seat(0), seat(1)],
    pile: [],
    arrival: [],
    choices: [],
    barred: [],
    over: false,
    winners: [],
    ...more,
  }
}

/** Red 5 may go forward onto blue 4, who then makes room, or back; not to the right. */
export function racing(): Look {
  return lookWith({
    choices: [
      going(RED_TWO, red('forward', 'ahead'), 5, 'e6', 'e8', { displaced: 4, displaced_to: at('e9') }),
      going(RED_TWO, red('forward', 'left'), 5, 'e6', 'e8', { displaced: 4, displaced_to: at('d8') }),
      going(RED_TWO, red('backward'), 5, 'e6', 'e4'),
      going(PAIR, FOUR_AHEAD, 4, 'e8', 'e7', { beside: 5 }),
      going(PAIR, FIVE_BEHIND, 5, 'e6', 'e7', { beside: 4 }),
      { move: BOTH_STAY, card: PAIR.kind },
      going(JOKER, joker(5, 1, 'right'), 5, 'e6', 'f6'),
      going(JOKER, joker(5, 2, 'right'), 5, 'e6', 'g6'),
      going(JOKER, joker(5, 3, 'right'), 5, 'e6', 'g6'),
      going(JOKER, joker(3, 1, 'forward'), 3, 'c9', 'c10'),
    ],
    barred: [
      {
        move: red('right'),
        card: RED_TWO.kind,
        horse: 5,
        barred: { key: 'refused-river', params: { horse: { key: 'horse', params: { number: 5 } } } },
        paragraph: 'T7.3',
      },
    ],
  })
}

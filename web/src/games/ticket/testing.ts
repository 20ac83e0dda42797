/** Looks for tests: a race with three horses, in which every choice was thought up by hand. */

import type { Card, Choice, Look, SeatLook, Square } from './look'

export const JOKER: Card = { kind: 1, notation: 'J', horses: [], squares: 0, joker: true }
export const RED_TWO: Card = { kind: 16, notation: '5.2', horses: [5], squares: 2, joker: false }
export const PAIR: Card = { kind: 40, notation: '4~5', horses: [4, 5], squares: 0, joker: false }

export function at(name: string): Square {
  return { lane: name.charCodeAt(0) - 96, column: Number(name.slice(1)) }
}

export function run(card: Card, notation: string, direction: string, start: string, end: string, more: Partial<Choice> = {}): Choice {
  return {
    move: notation.split('').reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7) % 100003,
    notation,
    card: card.kind,
    horse: Number(notation.replace('J', '')[0]),
    direction,
    start: at(start),
    end: at(end),
    ...more,
  }
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
  const room = { displaced: 4, direction: 'forward' }
  return lookWith({
    choices: [
      run(RED_TWO, '5+2/+', 'forward', 'e6', 'e8', { ...room, displaced_to: at('e9') }),
      run(RED_TWO, '5+2/<', 'forward', 'e6', 'e8', { ...room, displaced_to: at('d8') }),
      run(RED_TWO, '5-2', 'backward', 'e6', 'e4'),
      run(PAIR, '4~5+', 'forward', 'e8', 'e7'),
      run(PAIR, '5~4-', 'backward', 'e6', 'e7'),
      { move: 99, notation: '4=5', card: PAIR.kind },
      run(JOKER, 'J5>1', 'right', 'e6', 'f6'),
      run(JOKER, 'J5>2', 'right', 'e6', 'g6'),
      run(JOKER, 'J5>3', 'right', 'e6', 'g6'),
      run(JOKER, 'J3+1', 'forward', 'c9', 'c10'),
    ],
    barred: [
      {
        move: 5,
        notation: '5>2',
        card: RED_TWO.kind,
        horse: 5,
        direction: 'right',
        barred: { key: 'refused-river', params: { horse: { key: 'horse', params: { number: 5 } } } },
        paragraph: 'T7.3',
      },
    ],
  })
}

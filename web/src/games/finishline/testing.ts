/** Looks for tests: the row of the rulebook's example, in which every choice was thought up by hand. */

import type { Choice, Look, SeatLook, Sentence, Tile } from './look'

/** The tiles of the example, from the back to the front: 5 is a favourite, 8, 3 and 20 are safe. */
export const NUMBERS = [8, 22, 3, 5, 18, 11, 20]

export function tile(horse: number, more: Partial<Tile> = {}): Tile {
  const number = NUMBERS[horse] ?? 0
  const marks = { ...(number === 5 && { favourite: true }), ...([8, 3, 20].includes(number) && { safe: true }) }
  return { horse, number, odds: 8 - horse, position: 6 - horse, ...marks, ...more }
}

export function seat(number: number, more: Partial<SeatLook> = {}): SeatLook {
  return { seat: number, capital: 1000, side: 0, total: 1000, filled: false, ...more }
}

export function lookWith(more: Partial<Look> = {}): Look {
  return {
    seat: 0,
    phase: 'take',
    race: 1,
    races: 3,
    starter: 0,
    turn: 0,
    turns: 1,
    home: false,
    runners: 7,
    row: [0, 1, 2, 3, 4, 5, 6],
    level: false,
    levelled: false,
    tiles: NUMBERS.map((_, horse) => tile(horse)),
    reserve: { white: 12, red: 6, yellow: 5, green: 2, black: 2 },
    left: { white: 0, red: 0, yellow: 0, green: 0, black: 0 },
    straight: 7,
    front: [],
    money_left: 0,
    step: 100,
    most_wins: 3,
    most_pairs: 2,
    side_stake: 500,
    allowance: 2000,
    seats: [seat(0), seat(1)],
    photo: [],
    photo_horses: [],
    photo_round: 0,
    arrival: [],
    choices: [],
    barred: [],
    awaited: [0],
    over: false,
    winners: [],
    ...more,
  }
}

const WIN = 1_000_000
const PAIR = 100_000_000

/** Every win and pair bet with its range, as the look lists them. */
export function betting(more: Partial<Look> = {}): Look {
  const range = { least: 100, most: 1000, step: 100 }
  const wins = NUMBERS.map((_, horse): Choice => {
    return { move: WIN + horse * 10_000 + 100, notation: `win:${horse}=100`, kind: 'win', horse, odds: 8 - horse, ...range }
  })
  const pairs = NUMBERS.flatMap((_, low) =>
    NUMBERS.flatMap((_, high): Choice[] => {
      if (high <= low) return []
      const move = PAIR + (low * 10 + high) * 10_000 + 100
      return [{ move, notation: `pair:${low}+${high}=100`, kind: 'pair', horses: [low, high], odds: 16 - low - high, ...range }]
    }),
  )
  const done: Choice = { move: 9, notation: 'done', kind: 'done' }
  return lookWith({ phase: 'bets', turn: -1, money_left: 1000, choices: [done, ...wins, ...pairs], ...more })
}

export const winMove = (horse: number, stake: number) => WIN + horse * 10_000 + stake
export const pairMove = (low: number, high: number, stake: number) => PAIR + (low * 10 + high) * 10_000 + stake

const tooEarly: Sentence = { key: 'finishline-refused-yellow-too-early', params: { straight: 7 } }
const oneColour: Sentence = { key: 'finishline-refused-one-colour-only', params: {} }

/** Two white dice passed on: no third white one, no yellow one yet. */
export function takingOne(more: Partial<Look> = {}): Look {
  const take = (colour: string, move: number): Choice => ({ move, notation: `take:${colour}`, kind: 'take', colours: [colour] })
  return lookWith({
    front: [{ colour: 'white' }, { colour: 'white' }],
    choices: [take('red', 2), take('green', 4), take('black', 5)],
    barred: [
      { ...take('white', 1), barred: oneColour, paragraph: 'F3.2' },
      { ...take('yellow', 3), barred: tooEarly, paragraph: 'F3.3' },
    ],
    ...more,
  })
}

/** The first three dice of a race. */
export function takingThree(): Look {
  const handful = (move: number, ...colours: string[]): Choice => ({ move, notation: `take:${colours.join('+')}`, kind: 'handful', colours })
  return lookWith({
    choices: [handful(11, 'white', 'white', 'red'), handful(12, 'white', 'red', 'red'), handful(13, 'white', 'red', 'black')],
    barred: [
      { ...handful(10, 'white', 'white', 'white'), barred: oneColour, paragraph: 'F3.2' },
      { ...handful(14, 'white', 'white', 'yellow'), barred: tooEarly, paragraph: 'F3.3' },
    ],
  })
}

/** The name of a horse of the example, inside a sentence. */
export function nameOf(horse: number): Sentence {
  return { key: 'finishline-tile', params: { number: NUMBERS[horse] ?? 0 } }
}

/** A horseshoe, the same again and a whip: 11 has a horseshoe and 22 a whip already. */
export function using(more: Partial<Look> = {}): Look {
  const put = (die: number, kind: string, horse: number, rest: Partial<Choice> = {}): Choice => ({
    move: die * 1000 + horse,
    notation: `${die + 1}:${'abcdefg'[horse]}`,
    kind,
    die,
    horse,
    ...rest,
  })
  return lookWith({
    phase: 'use',
    front: [
      { colour: 'white', face: 'horseshoe' },
      { colour: 'white', face: 'horseshoe', same_as: 0 },
      { colour: 'red', face: 'whip' },
    ],
    tiles: NUMBERS.map((_, horse) => tile(horse, horse === 5 ? { shoe: true } : horse === 1 ? { whip: true } : {})),
    choices: [
      put(0, 'shoe', 0),
      put(0, 'shoe', 3, { order: [0, 1, 2, 4, 3, 5, 6] }),
      put(0, 'shoe', 5, { order: [0, 1, 2, 3, 4, 6, 5] }),
      { move: 90, notation: '1:aside', kind: 'aside', die: 0 },
      put(2, 'whip', 1, { order: [0, 2, 3, 4, 5, 6], leaves: [1] }),
      put(2, 'whip', 4),
      { move: 92, notation: '3:aside', kind: 'aside', die: 2 },
    ],
    barred: [
      put(2, 'whip', 2, {
        barred: { key: 'finishline-refused-safe-from-whip', params: { horse: nameOf(2) } },
        paragraph: 'F5.3',
      }),
    ],
    ...more,
  })
}

/** A change of pace, an interference and a dead heat, with horseshoes on 18 and 11. */
export function mixing(more: Partial<Look> = {}): Look {
  const pace = (from: number, to: number, rest: Partial<Choice> = {}): Choice => ({
    move: 100 + from * 10 + to,
    notation: `1:${from}>${to}`,
    kind: 'pace',
    die: 0,
    from_horse: from,
    horse: to,
    ...rest,
  })
  return lookWith({
    phase: 'use',
    home: true,
    front: [
      { colour: 'red', face: 'pace' },
      { colour: 'yellow', face: 'interference' },
      { colour: 'yellow', face: 'level' },
    ],
    choices: [
      pace(4, 0),
      pace(4, 5, { order: [0, 1, 2, 3, 4, 6, 5] }),
      pace(5, 1),
      { move: 201, notation: '2:mix5/132', kind: 'interference', die: 1, horses: [4, 5, 6], order: [0, 1, 2, 3, 4, 6, 5] },
      { move: 202, notation: '2:mix5/321', kind: 'interference', die: 1, horses: [4, 5, 6], order: [0, 1, 2, 3, 6, 5, 4] },
      { move: 203, notation: '2:aside', kind: 'aside', die: 1 },
      { move: 301, notation: '3:level', kind: 'level', die: 2, horse: 5, order: [0, 1, 2, 3, 4, 5, 6], level_after: true },
    ],
    ...more,
  })
}

/** The rulebook's example settled: 11 before 5; Ann lost a little, Ben had an outsider. */
export function settled(more: Partial<Look> = {}): Look {
  return lookWith({
    phase: 'interval',
    turn: -1,
    row: [0, 1, 2, 4, 6, 3, 5],
    arrival: [5, 3, 6, 4, 2, 1, 0],
    seats: [
      seat(0, {
        filled: true,
        capital: 1200,
        total: 1200,
        gain: 200,
        slip: {
          wins: [
            { horses: [4], odds: 4, stake: 200 },
            { horses: [2], odds: 6, stake: 100 },
            { horses: [5], odds: 3, stake: 400 },
          ],
          pairs: [
            { horses: [4, 5], odds: 7, stake: 200 },
            { horses: [5, 6], odds: 5, stake: 100 },
          ],
        },
        reckoning: [
          { what: 'win', horses: [4], stake: 200, odds: 4 },
          { what: 'win', horses: [2], stake: 100, odds: 6 },
          { what: 'win', horses: [5], stake: 400, odds: 3, amount: 1200 },
          { what: 'pair', horses: [4, 5], stake: 200, odds: 7 },
          { what: 'pair', horses: [5, 6], stake: 100, odds: 5 },
        ],
      }),
      seat(1, {
        filled: true,
        capital: 1000,
        side: -500,
        total: 500,
        slip: {},
        reckoning: [{ what: 'outsider-win', horses: [5], amount: 1000 }],
      }),
    ],
    choices: [{ move: 0, notation: 'go', kind: 'ready' }],
    ...more,
  })
}

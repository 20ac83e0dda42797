/** Looks for tests: the row of the rulebook's example, in which every choice was thought up by hand. */

import type { Considered, Refusal } from '../../wire'
import type { Bet, Choice, Colour, Look, Move, SeatLook, Sentence, Tile } from './look'

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
    faces: {
      white: ['horseshoe', 'horseshoe', 'horseshoe', 'horseshoe', 'blank', 'blank'],
      red: ['double', 'double', 'whip', 'whip', 'pace', 'blank'],
      yellow: ['helmet', 'helmet', 'interference', 'interference', 'level', 'loss'],
      green: ['outsider', 'outsider', 'outsider', 'outsider', 'blank', 'blank'],
      black: ['extra', 'extra', 'side', 'side', 'disqualified', 'trick'],
    },
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

const LETTERS = 'abcdefg'

export const winMove = (horse: number, stake: number): Move => ({ kind: 'win', horse, stake })
export const pairMove = (low: number, high: number, stake: number): Move => ({
  kind: 'pair',
  pair: `${LETTERS[low]}+${LETTERS[high]}`,
  stake,
})
export const DONE: Move = { kind: 'done' }

/** Every win and pair bet with its range, as the look lists them; with nothing left they are barred. */
export function betting(more: Partial<Look> = {}): Look {
  const most = more.money_left ?? 1000
  const range = { least: 100, most, step: 100 }
  const wins = NUMBERS.map((_, horse): Choice => ({ move: winMove(horse, 100), horse, odds: 8 - horse, ...range }))
  const pairs = NUMBERS.flatMap((_, low) =>
    NUMBERS.flatMap((_, high): Choice[] => {
      if (high <= low) return []
      return [{ move: pairMove(low, high, 100), horses: [low, high], odds: 16 - low - high, ...range }]
    }),
  )
  const bets = most > 0 ? [...wins, ...pairs] : []
  return lookWith({ phase: 'bets', turn: -1, money_left: most, choices: [{ move: DONE }, ...bets], ...more })
}

/** A house that reckons what bets leave of 1000 euros, or refuses them where it is too little. */
export async function house(moves: readonly Move[]): Promise<Considered | Refusal> {
  let left = 1000
  const wins: Bet[] = []
  const pairs: Bet[] = []
  for (const move of moves) {
    if (move.kind !== 'win' && move.kind !== 'pair') continue
    left -= move.stake
    if (move.kind === 'win') wins.push({ horses: [move.horse], odds: 2, stake: move.stake })
    else pairs.push({ horses: move.pair.split('+').map((letter) => LETTERS.indexOf(letter)), odds: 2, stake: move.stake })
  }
  const why = { key: 'finishline-refused-stake-above-capital', params: { left: 0, stake: 0 } }
  if (left < 0) return { type: 'refused', request: 1, code: why.key, why }
  const ranged = (bet: Bet): Bet => ({ ...bet, most: bet.stake + left })
  const slip = { wins: wins.map(ranged), pairs: pairs.map(ranged) }
  return { type: 'considered', request: 1, whole: false, look: betting({ money_left: left, seats: [seat(0, { slip }), seat(1)] }) }
}

const tooEarly: Sentence = { key: 'finishline-refused-yellow-too-early', params: { straight: 7 } }
const oneColour: Sentence = { key: 'finishline-refused-one-colour-only', params: {} }

/** Two white dice passed on: no third white one, no yellow one yet. */
export function takingOne(more: Partial<Look> = {}): Look {
  const take = (colour: Colour): Choice => ({ move: { kind: 'take', colour }, colours: [colour] })
  return lookWith({
    front: [{ colour: 'white' }, { colour: 'white' }],
    choices: [take('red'), take('green'), take('black')],
    barred: [
      { ...take('white'), barred: oneColour, paragraph: 'F3.2' },
      { ...take('yellow'), barred: tooEarly, paragraph: 'F3.3' },
    ],
    ...more,
  })
}

export const handfulMove = (...colours: Colour[]): Move => ({ kind: 'handful', colours: colours.join('+') })

/** The first three dice of a race. */
export function takingThree(): Look {
  const handful = (...colours: Colour[]): Choice => ({ move: handfulMove(...colours), colours })
  return lookWith({
    choices: [handful('white', 'white', 'red'), handful('white', 'red', 'red'), handful('white', 'red', 'black')],
    barred: [
      { ...handful('white', 'white', 'white'), barred: oneColour, paragraph: 'F3.2' },
      { ...handful('white', 'white', 'yellow'), barred: tooEarly, paragraph: 'F3.3' },
    ],
  })
}

/** The name of a horse of the example, inside a sentence. */
export function nameOf(horse: number): Sentence {
  return { key: 'finishline-tile', params: { number: NUMBERS[horse] ?? 0 } }
}

/** A horseshoe, the same again and a whip: 11 has a horseshoe and 22 a whip already. */
export function using(more: Partial<Look> = {}): Look {
  const put = (die: number, horse: number, rest: Partial<Choice> = {}): Choice => ({
    move: { kind: 'on', die, horse },
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
      put(1, 0),
      put(1, 3, { order: [0, 1, 2, 4, 3, 5, 6] }),
      put(1, 5, { order: [0, 1, 2, 3, 4, 6, 5] }),
      { move: { kind: 'aside', die: 1 } },
      put(3, 1, { order: [0, 2, 3, 4, 5, 6], leaves: [1] }),
      put(3, 4),
      { move: { kind: 'aside', die: 3 } },
    ],
    barred: [
      put(3, 2, {
        barred: { key: 'finishline-refused-safe-from-whip', params: { horse: nameOf(2) } },
        paragraph: 'F5.3',
      }),
    ],
    ...more,
  })
}

/** A change of pace, an interference and a dead heat, with horseshoes on 18 and 11. */
export function mixing(more: Partial<Look> = {}): Look {
  const pace = (start: number, end: number, rest: Partial<Choice> = {}): Choice => ({
    move: { kind: 'pace', die: 1, start, end },
    horse: end,
    ...rest,
  })
  const mix = (order: '132' | '321', row: number[]): Choice => ({
    move: { kind: 'mix', die: 2, back: 5, order },
    horses: [4, 5, 6],
    order: row,
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
      mix('132', [0, 1, 2, 3, 4, 6, 5]),
      mix('321', [0, 1, 2, 3, 6, 5, 4]),
      { move: { kind: 'aside', die: 2 } },
      { move: { kind: 'level', die: 3 }, horse: 5, order: [0, 1, 2, 3, 4, 5, 6], level_after: true },
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
    choices: [{ move: { kind: 'go' } }],
    ...more,
  })
}

/** Looks for tests: a small course, in which every choice was thought up by hand. */

import type { Choice, Look, SeatLook } from './look'

export const HORSES = [1, 2, 3, 4, 5, 6, 7, 8]

export function seat(number: number, more: Partial<SeatLook> = {}): SeatLook {
  return { seat: number, racing: true, purse: 10033, standing: 10033, cards: 2, filled: false, ...more }
}

export function lookWith(more: Partial<Look> = {}): Look {
  return {
    seat: 0,
    phase: 'throw',
    race: 1,
    races: 3,
    sweets: false,
    jar: 0,
    bank: 625000,
    awaited: [0],
    racers: 2,
    turn: -1,
    opened_by: -1,
    dice: [],
    used: [],
    combination: '',
    moved: [],
    rounds: 0,
    course: { lap: 60, laps: 2, jump: 4, obstacles: [{ square: 5, name: 1 }, { square: 10, name: 2 }] },
    runners: HORSES.map((horse) => ({ horse, squares: 0, square: 0, lap: 1 })),
    card: { name: 1, fee: 1000, prizes: [15000, 6000, 3000], tierce_pool: 1, win_pool: 1, place_pool: 1 },
    pay_table: [
      { in_order: 6, other_order: 64, simple: 900, pays_order: 9240, pays_other: 288, pays_win: 55, pays_place: 22 },
      { in_order: 34, other_order: 250, simple: 330, pays_order: 2717, pays_other: 123, pays_win: 251, pays_place: 102 },
    ],
    paid_row: -1,
    red_left: 19,
    yellow_left: 20,
    tierce_stake: 3,
    simple_stake: 10,
    sweet_worth: 10000,
    seats: [seat(0, { horses: [2, 7] }), seat(1), seat(2, { racing: false, cards: 0, purse: 12033, standing: 12033 })],
    arrival: [],
    choices: [],
    barred: [],
    over: false,
    winners: [],
    ...more,
  }
}

/** Every tiercé, win and place bet, as the look lists them. */
export function betting(): Look {
  const tierces = HORSES.flatMap((first) =>
    HORSES.flatMap((second) =>
      HORSES.filter((third) => first !== second && second !== third && first !== third).map(
        (third): Choice => ({ move: { kind: 'tierce', first, second, third } }),
      ),
    ),
  )
  const simple = (kind: 'win' | 'place') => HORSES.map((horse): Choice => ({ move: { kind, horse } }))
  return lookWith({ phase: 'slips', choices: [...tierces, ...simple('win'), ...simple('place')] })
}

/** A throw of 5-2-2: a 5 jumps with horse 2, fells 7 and brings 4 home; a 2 is not for horse 2. */
export function throwing(more: Partial<Look> = {}): Look {
  const slip = { tierce: [7, 3, 4], win: 7, place: 4 }
  return lookWith({
    phase: 'dice',
    turn: 0,
    opened_by: 1,
    rounds: 1,
    dice: [5, 2, 2],
    used: [false, false, true],
    moved: [1],
    runners: [
      { horse: 2, squares: 3, square: 3, lap: 1, owner: 0 },
      { horse: 3, squares: 65, square: 5, lap: 2, fallen_by: 1 },
      { horse: 4, squares: 117, square: 57, lap: 2 },
      { horse: 7, squares: 0, square: 0, lap: 1, owner: 0 },
    ],
    seats: [seat(0, { horses: [2, 7], filled: true, slip }), seat(1, { filled: true })],
    choices: [
      { move: { kind: 'die', points: 5, horse: 2 }, points: 5, start: 3, end: 8, jumped: [5] },
      { move: { kind: 'die', points: 5, horse: 7 }, points: 5, start: 0, end: 5, falls: true },
      { move: { kind: 'die', points: 5, horse: 4 }, points: 5, start: 117, end: 120, place: 1 },
      { move: { kind: 'die', points: 2, horse: 7 }, points: 2, start: 0, end: 2 },
    ],
    barred: [
      {
        move: { kind: 'die', points: 2, horse: 2 },
        points: 2,
        barred: {
          key: 'auteuil-refused-cannot-jump',
          params: {
            points: 2,
            horse: { key: 'auteuil-horse', params: { number: 2 } },
            obstacle: { key: 'auteuil-the-obstacle', params: { number: 1 } },
            jump: 4,
          },
        },
        paragraph: 'U4.1',
      },
    ],
    ...more,
  })
}

/** The race is settled: 7 won before 3 and 4, and Ann had all of it right. */
export function settled(more: Partial<Look> = {}): Look {
  const slip = { tierce: [7, 3, 4], win: 7, place: 4 }
  return lookWith({
    phase: 'interval',
    arrival: [7, 3, 4],
    paid_row: 1,
    runners: [
      { horse: 7, squares: 120, square: 0, lap: 2, place: 1, owner: 0 },
      { horse: 3, squares: 120, square: 0, lap: 2, place: 2, owner: -1 },
      { horse: 4, squares: 120, square: 0, lap: 2, place: 3, owner: 1 },
    ],
    seats: [
      seat(0, {
        horses: [2, 7],
        filled: true,
        slip,
        purse: 28103,
        reckoning: {
          prizes: [{ horse: 7, place: 1, francs: 15000 }],
          tierce: 2717,
          exact: true,
          win: 251,
          place: 102,
          total: 18070,
          cost: 2023,
        },
      }),
      seat(1, {
        horses: [4, 5],
        filled: true,
        slip: { tierce: [1, 2, 5], win: 1, place: 2 },
        reckoning: { prizes: [{ horse: 4, place: 3, francs: 3000 }], total: 3000, cost: 2023 },
      }),
    ],
    choices: [{ move: { kind: 'go', bought: 0 } }],
    ...more,
  })
}

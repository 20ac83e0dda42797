/** Looks for tests: a small afternoon at Ascot, in which every choice was thought up by hand. */

import { COLOURS } from './look'
import type { CardLook, Choice, Course, HorseLook, Look, SeatLook, Sentence, Training } from './look'

/** Six lanes of twenty lengths: colours, the square of all colours, inscriptions, bend and whip. */
export const COURSE: Course = {
  lanes: [
    '..k..b....C....w....',
    '..r...F........w....',
    '...y....*......w.b..',
    'b....A.......V.w....',
    '.b.r......Z....w....',
    '......y...P....w....',
  ],
  inscriptions: [
    { sign: 'A', kind: 'move-on', number: 3 },
    { sign: 'C', kind: 'move-back', number: 4 },
    { sign: 'F', kind: 'falls' },
    { sign: 'P', kind: 'pay', number: 3000 },
    { sign: 'V', kind: 'burst-vessel' },
    { sign: 'Z', kind: 'broken-bridle' },
  ],
  bend: 12,
  whip: 16,
}

export const TRAINING: Training = {
  squares: [
    { name: 1 },
    { name: 5, payee: 'forage', dues: 4000, member_dues: 4000 },
    { name: 10, action: 'stable-report' },
    { name: 11, payee: 'vet', dues: 2000, member_dues: 2000, action: 'vet-report' },
    { name: 14, payee: 'club', member_dues: 4000 },
    { name: 16, payee: 'forage', dues: 5000 },
    { name: 13, action: 'join' },
    { name: 18, payee: 'bank', dues: 12_000, member_dues: 12_000 },
  ],
  walroy_gate: 0,
  stevens_gate: 4,
  joining: 8000,
  packs: [
    {
      pack: 'stevens',
      reports: [
        { name: 1, effect: 'advantage', number: 1 },
        { name: 7, effect: 'gallop', number: -3 },
      ],
      unread: [3, 0],
      queue: [1],
    },
    { pack: 'walroy', reports: [{ name: 3, effect: 'disadvantage', number: 1 }], unread: [1], queue: [] },
    { pack: 'vet', reports: [{ name: 15, effect: 'strangles' }], unread: [2], queue: [] },
  ],
}

export function horse(number: number, more: Partial<HorseLook> = {}): HorseLook {
  const group = (number - 1) % 4
  return {
    horse: number,
    colour: COLOURS[group] ?? 'black',
    stable: number % 2 === 0 ? 'stevens' : 'walroy',
    bonus: 4 - group,
    ...more,
  }
}

export function seat(number: number, more: Partial<SeatLook> = {}): SeatLook {
  return { seat: number, purse: 100_000, ...more }
}

/** What each business and report is called, by its number; horses are called by theirs. */
const THINGS: Look['things'] = [
  ...Array.from({ length: 13 }, () => '' as const),
  ...(['auctioneer', 'bookmaker', 'club', 'farrier', 'walroy', 'stevens', 'vet', 'forage', 'bridle', 'vessels', 'sure'] as const),
]

export const NUMBERS = Array.from({ length: 12 }, (_, index) => index + 1)

/** Title cards, of which those given lie somewhere known. */
export function cards(known: { readonly [card: number]: Partial<CardLook> } = {}): CardLook[] {
  return Array.from({ length: 20 }, (_, index) => {
    const card = index + 1
    const price = card <= 12 ? 60_000 - ((card - 1) % 4) * 10_000 : card === 13 ? 0 : 25_000
    return { card, price, where: 'unseen', ...known[card] }
  })
}

export function lookWith(more: Partial<Look> = {}): Look {
  return {
    seat: 0,
    stage: 'auction',
    phase: 'turn-up',
    round: 0,
    dealer: 1,
    auctioneer: 1,
    declared: true,
    bookmaker: -1,
    turn: 0,
    bank: 0,
    tote: 0,
    dead: 4,
    bid_step: 500,
    money_step: 100,
    entry_fee: 10_000,
    number_each: 0,
    dice: [],
    called: 0,
    mover: 0,
    things: THINGS,
    cards: cards(),
    horses: NUMBERS.map((number) => horse(number)),
    seats: [seat(0), seat(1), seat(2)],
    course: COURSE,
    training: TRAINING,
    sale: null,
    debt: null,
    offer: null,
    need: null,
    place_deal: null,
    put_aside: 0,
    arrival: [],
    reckoning: [],
    banker: true,
    richest: false,
    carried: false,
    smaller: false,
    places: false,
    choices: [],
    barred: [],
    goods: [],
    awaited: [0],
    over: false,
    winners: [],
    ...more,
  }
}

const PASS: Choice = { move: { kind: 'pass' } }
const twoStables: Sentence = { key: 'ascot-refused-both-stables', params: {} }

/** A hand with both stables: one of them must go. */
export function throwingIn(more: Partial<Look> = {}): Look {
  const held = [5, 16, 17, 18]
  const throws = held.map((card): Choice => ({ move: { kind: 'throw', thing: card }, thing: card }))
  return lookWith({
    stage: 'deal',
    phase: 'throw-in',
    turn: -1,
    cards: cards(Object.fromEntries(held.map((card) => [card, { where: 'hand', seat: 0 }]))),
    seats: [seat(0, { held: 4 }), seat(1, { held: null, done: true }), seat(2, { held: 4 })],
    choices: throws,
    barred: [{ move: { kind: 'done' }, barred: twoStables, paragraph: 'A2.4' }],
    ...more,
  })
}

/** Horse 5 under the hammer at 12,000 F. */
export function bidding(more: Partial<Look> = {}): Look {
  const bid: Choice = {
    move: { kind: 'bid', francs: 12_500 },
    thing: 5,
    least: 12_500,
    most: 90_500,
    step: 500,
    ladder: [12_500, 15_000, 20_000],
    costs: [13_750, 16_500, 22_000],
  }
  return lookWith({
    phase: 'bid',
    sale: { kind: 'pile', thing: 5, seller: -1, bid: 12_000, bidder: 2, bidding: [0, 2], least: 12_500, commission: 1200 },
    cards: cards({ 5: { where: 'hammer' }, 13: { where: 'owned', seat: 1 } }),
    choices: [PASS, bid],
    ...more,
  })
}

/** Horses out on the loop, a report just read. */
export function training(more: Partial<Look> = {}): Look {
  return lookWith({
    stage: 'training',
    phase: 'join',
    round: 3,
    dice: [4, 2],
    training: { ...TRAINING, turned: { pack: 'stevens', report: { name: 1, effect: 'advantage', number: 1 }, seat: 0, horse: 2 } },
    horses: NUMBERS.map((number) => {
      if (number === 1 || number === 3) return horse(number, { owner: 0, gone: 3, square: 2, advantages: 1 })
      if (number === 2) return horse(number, { owner: 1, gone: 9, trained: true, disadvantages: 2 })
      return horse(number)
    }),
    choices: [PASS, { move: { kind: 'yes' }, seat: -1, francs: 8000 }],
    ...more,
  })
}

/** The market: horses 1 and 3 against 2, and a report kept twice. */
export function trading(more: Partial<Look> = {}): Look {
  const trade = (number: number, with_: number, gives: boolean): Choice => ({
    move: { kind: 'trade', horse: number },
    thing: number,
    seat: with_,
    gives,
  })
  const money = (kind: 'pay' | 'ask', with_: number, most: number): Choice => ({
    move: { kind, francs: 100 },
    seat: with_,
    least: 100,
    most,
    step: 100,
    ladder: [100],
  })
  const goods = [1, 2].flatMap((other): Choice[] => [
    trade(1, other, true),
    trade(3, other, true),
    ...(other === 1 ? [trade(2, other, false)] : []),
    { move: { kind: 'give', report: 'bridle' }, thing: 21, seat: other, gives: true },
    money('pay', other, 100_000),
    money('ask', other, 100_000),
    { move: { kind: 'send' }, seat: other },
  ])
  return lookWith({
    stage: 'market',
    phase: 'offer',
    training: null,
    cards: cards({ 1: { where: 'owned', seat: 0 }, 3: { where: 'owned', seat: 0 }, 2: { where: 'owned', seat: 1 } }),
    seats: [seat(0, { kept: [21, 21], offers_left: 9 }), seat(1, { offers_left: 10 }), seat(2)],
    choices: [
      PASS,
      { move: { kind: 'to', seat: 1 }, seat: 1 },
      { move: { kind: 'to', seat: 2 }, seat: 2 },
    ],
    goods,
    ...more,
  })
}

/** An offer for the looker, who would get 20,000 F for horse 2. */
export function answering(more: Partial<Look> = {}): Look {
  return lookWith({
    stage: 'market',
    phase: 'answer',
    training: null,
    turn: 1,
    offer: { maker: 1, to: 0, gives: [5], takes: [2], pays: 20_000, sent: true },
    choices: [PASS, { move: { kind: 'yes' }, seat: 1, francs: -20_000 }],
    ...more,
  })
}

const RUNNERS = [1, 2, 3, 4]

/** Horse 3 is called; two have tickets already. */
export function betting(more: Partial<Look> = {}): Look {
  const bet: Choice = {
    move: { kind: 'bet', francs: 100 },
    thing: 3,
    least: 100,
    most: 40_000,
    step: 100,
    ladder: [100, 1000, 5000],
  }
  return lookWith({
    stage: 'betting',
    phase: 'bet',
    training: null,
    bookmaker: 1,
    bank: 200_000,
    tote: 9000,
    called: 3,
    horses: NUMBERS.map((number) => {
      if (!RUNNERS.includes(number)) return horse(number)
      const runner = horse(number, { owner: number % 2, status: 'running', lane: number, bets_left: 4, stakes: [0, 0, 0] })
      if (number === 1) return { ...runner, favourite: true, stakes: [0, 6000, 0], staked: 6000, pays: 1, bets_left: 3 }
      if (number === 2) return { ...runner, stakes: [3000, 0, 0], staked: 3000, pays: 3, bets_left: 3 }
      return runner
    }),
    choices: [PASS, bet],
    ...more,
  })
}

/** Seat 2 has asked the Bookmaker, who looks, for a price on horse 3's place; one bet is agreed. */
export function pricing(more: Partial<Look> = {}): Look {
  const look = betting()
  const price = (odds: number): Choice => ({ move: { kind: 'odds', odds }, thing: 3, seat: 2 })
  return {
    ...look,
    phase: 'odds',
    bookmaker: 0,
    turn: 2,
    places: true,
    place_deal: { seat: 2, horse: 3, left: 1 },
    put_aside: 1000,
    horses: look.horses.map((one) => (one.horse === 2 ? { ...one, place_bets: [{ seat: 1, stake: 400, odds: 5 }] } : one)),
    choices: [PASS, price(3), price(4)],
    ...more,
  }
}

const cuttingIn: Sentence = { key: 'ascot-refused-cutting-in', params: {} }
const inTheWay: Sentence = { key: 'ascot-refused-horse-in-the-way', params: {} }

/** A three for horse 1 in lane 2 at length 3: lanes 1 to 3 are open, 4 would cut in, 5 is closed. */
export function running(more: Partial<Look> = {}): Look {
  const lane = (number: number, square: Choice['square'], rest: Partial<Choice> = {}): Choice => ({
    move: { kind: 'lane', lane: number },
    thing: 1,
    lane: number,
    length: 6,
    square,
    ...rest,
  })
  return lookWith({
    stage: 'race',
    phase: 'move',
    round: 4,
    training: null,
    bookmaker: 1,
    bank: 200_000,
    tote: 9000,
    dice: [3],
    mover: 1,
    horses: NUMBERS.map((number) => {
      if (number === 1) return horse(1, { owner: 0, status: 'running', lane: 2, length: 3, favourite: true })
      if (number === 2) return horse(2, { owner: 1, status: 'fallen', lane: 4, length: 8 })
      if (number === 3) return horse(3, { owner: 1, status: 'running', lane: 3 })
      if (number === 4) return horse(4, { owner: 2, status: 'eliminated' })
      if (number === 5) return horse(5, { owner: 2, status: 'running', lane: 3 })
      return horse(number)
    }),
    seats: [seat(0, { advantages: { black: 2 }, favourite: 1 }), seat(1, { disadvantages: 1 }), seat(2)],
    choices: [lane(1, 'blue'), lane(2, 'plain'), lane(3, 'plain')],
    barred: [
      lane(4, 'move-on', { number: 3, barred: cuttingIn, paragraph: 'A9.4' }),
      lane(5, 'plain', { barred: inTheWay, paragraph: 'A9.3' }),
    ],
    ...more,
  })
}

/** The race over: horse 2 before 1 and 3; the winner is not the richest. */
export function settled(more: Partial<Look> = {}): Look {
  return lookWith({
    stage: 'closed',
    phase: 'closed',
    training: null,
    turn: -1,
    bookmaker: 1,
    horses: NUMBERS.map((number) => {
      const place = [2, 1, 3].indexOf(number) + 1
      return place > 0 ? horse(number, { owner: number % 3, status: 'home', place, stakes: [0, 0, 0] }) : horse(number)
    }),
    seats: [seat(0, { purse: 240_000 }), seat(1, { purse: 300_000 }), seat(2, { purse: 250_000 })],
    arrival: [2, 1, 3],
    reckoning: [
      { what: 'bank', amount: 200_000 },
      { what: 'banker', amount: 20_000, seat: 1 },
      { what: 'prize', amount: 120_000, seat: 2, horse: 2, place: 1 },
      { what: 'prize', amount: 40_000, seat: 1, horse: 1, place: 2 },
      { what: 'prize', amount: 20_000, seat: 0, horse: 3, place: 3 },
      { what: 'tote', amount: 9000 },
      { what: 'on-winner', amount: 3000, horse: 2 },
      { what: 'multiple', amount: 2 },
      { what: 'ticket', amount: 6000, seat: 0, stake: 3000 },
      { what: 'commission', amount: 900, seat: 1 },
      { what: 'rest', amount: 2100, seat: 1 },
    ],
    awaited: [],
    over: true,
    winners: [2],
    ...more,
  })
}

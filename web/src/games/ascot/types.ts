/** What crosses the wire of Ascot, field by field as the room's `looks.py` declares it. */

import type { Sentence } from '../../wire'

/** A title card. */
export interface CardLook {
  readonly card: number
  readonly price: number
  readonly where: string
  readonly seat?: number
}

/** A horse on either board. */
export interface HorseLook {
  readonly horse: number
  readonly colour: string
  readonly stable: string
  readonly bonus: number
  readonly owner?: number
  readonly gone?: number
  readonly square?: number
  readonly trained?: boolean
  readonly advantages?: number
  readonly disadvantages?: number
  readonly status?: string
  readonly lane?: number
  readonly length?: number
  readonly thrown?: boolean
  readonly favourite?: boolean
  readonly place?: number
  readonly stakes?: readonly number[]
  readonly staked?: number
  readonly bets_left?: number
  readonly pays?: number
}

/** A square of the training loop. */
export interface LoopSquare {
  readonly name: number
  readonly payee?: string
  readonly dues?: number
  readonly member_dues?: number
  readonly action?: string
}

/** A report, as printed. */
export interface Report {
  readonly name: number
  readonly effect: string
  readonly number?: number
  readonly payee?: string
  readonly keeps?: number
}

/** One of the three packs of reports. */
export interface ReportPack {
  readonly pack: string
  readonly reports: readonly Report[]
  readonly unread: readonly number[]
  readonly queue: readonly number[]
}

/** The last report read. */
export interface Turned {
  readonly pack: string
  readonly report: Report
  readonly seat?: number
  readonly horse?: number
}

/** The training board. */
export interface Training {
  readonly squares: readonly LoopSquare[]
  readonly walroy_gate: number
  readonly stevens_gate: number
  readonly joining: number
  readonly packs: readonly ReportPack[]
  readonly turned?: Turned | null
}

/** What a letter on the course stands for. */
export interface Inscription {
  readonly sign: string
  readonly kind: string
  readonly number?: number
}

/** The race board, a string for each lane from the inside, a sign for each length. */
export interface Course {
  readonly lanes: readonly string[]
  readonly inscriptions: readonly Inscription[]
  readonly bend: number
  readonly whip: number
}

/** What is under the hammer. */
export interface Sale {
  readonly kind: string
  readonly thing: number
  readonly seller: number
  readonly bid: number
  readonly bidder: number
  readonly bidding: readonly number[]
  readonly least: number
  readonly commission?: number
}

/** Money somebody owes and must sell something for. */
export interface Debt {
  readonly cause: string
  readonly debtor: number
  readonly creditor: number
  readonly francs: number
  readonly short: number
  readonly unsold?: readonly number[]
}

/** An offer on the scale, or the viewer's own draft of one. */
export interface Offer {
  readonly maker: number
  readonly to: number
  readonly gives?: readonly number[]
  readonly takes?: readonly number[]
  readonly pays?: number
  readonly asks?: number
  readonly sent?: boolean
}

/** A report that a horse in the race needs, and the holder who may sell it. */
export interface Need {
  readonly seat: number
  readonly horse: number
  readonly thing: number
  readonly holder: number
  readonly francs?: number
}

/** A line of the reckoning. */
export interface Line {
  readonly what: string
  readonly amount: number
  readonly seat?: number
  readonly horse?: number
  readonly place?: number
  readonly stake?: number
}

/** A seat as the viewer sees it. */
export interface SeatLook {
  readonly seat: number
  readonly purse: number
  readonly held?: number | null
  readonly done?: boolean
  readonly bill?: number
  readonly member?: boolean
  readonly missing?: number
  readonly kept?: readonly number[]
  readonly offers_left?: number
  readonly throw?: number
  readonly favourite?: number
  readonly advantages?: { readonly [colour: string]: number }
  readonly disadvantages?: number
  readonly staked?: number
}

/**
 * A move one may choose, with its consequence; barred ones carry the reason.
 *
 * A free amount stands here once, with its least: `move` + (amount - `least`) is the same with
 * another amount, up to `most` in steps of `step`.
 */
export interface Choice {
  readonly move: number
  readonly notation: string
  readonly kind: string
  readonly thing?: number
  readonly seat?: number
  readonly pack?: string
  readonly gives?: boolean
  readonly francs?: number
  readonly lane?: number
  readonly length?: number
  readonly home?: boolean
  readonly reach?: readonly number[]
  readonly square?: string
  readonly number?: number
  readonly own_colour?: boolean
  readonly least?: number
  readonly most?: number
  readonly step?: number
  readonly ladder?: readonly number[]
  readonly costs?: readonly number[]
  readonly barred?: Sentence | null
  readonly paragraph?: string | null
}

/** Everything a person at this seat (or a spectator) sees. */
export interface Look {
  readonly seat: number
  readonly stage: string
  readonly phase: string
  readonly round: number
  readonly dealer: number
  readonly auctioneer: number
  readonly declared: boolean
  readonly bookmaker: number
  readonly turn: number
  readonly bank: number
  readonly tote: number
  readonly dead: number
  readonly bid_step: number
  readonly money_step: number
  readonly entry_fee: number
  readonly number_each: number
  readonly dice: readonly number[]
  readonly called: number
  readonly mover: number
  readonly cards: readonly CardLook[]
  readonly horses: readonly HorseLook[]
  readonly seats: readonly SeatLook[]
  readonly course: Course
  readonly training: Training | null
  readonly sale: Sale | null
  readonly debt: Debt | null
  readonly offer: Offer | null
  readonly need: Need | null
  readonly arrival: readonly number[]
  readonly reckoning: readonly Line[]
  readonly banker: boolean
  readonly richest: boolean
  readonly carried: boolean
  readonly choices: readonly Choice[]
  readonly barred: readonly Choice[]
  /**
   * What could be laid on the scale (trade, give, take, pay, ask, send), once for each seat an
   * offer may be addressed to, which is its `seat`; absent where no offer is asked for.
   */
  readonly goods?: readonly Choice[]
  readonly awaited: readonly number[]
  readonly over: boolean
  readonly winners: readonly number[]
}

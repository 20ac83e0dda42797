/** What the table's frame hands to whichever game is played at it, and what a game hands back. */

import type { Component } from 'svelte'

import type { FindMoments, Stage } from '../table/director.svelte'
import type { AnyMove, Considered, Order, Played, Refusal, Sentence, Step, TableState } from '../wire'

/** Decide for one of the reader's seats. */
export type Act = (seat: number, moves: readonly AnyMove[]) => Promise<Played | Refusal>
/** Ask what could follow the moves of a decision that is not whole yet. */
export type Consider = (seat: number, moves: readonly AnyMove[]) => Promise<Considered | Refusal>

export interface GameProps {
  /** What may be seen now. */
  readonly step: Step
  readonly table: TableState
  readonly act: Act
  /** Missing where nothing can be decided, as in a replay. */
  readonly consider?: Consider
  /** Leave an order for a seat's decisions to come, or take it back; missing where nobody decides. */
  readonly leaveWord?: (seat: number, order: Order | null) => Promise<Played | Refusal>
  /** Take a seat's last decision back. */
  readonly undo: (seat: number) => unknown
  /** The names of the seats, in their order. */
  readonly names: readonly string[]
  /** Which of the reader's seats is shown; null for a spectator or while the device is passed on. */
  readonly activeSeat: number | null
  /** What is on stage. */
  readonly stage: Stage
  /** The decision a hint shows, to be pointed at on the board as if one looked at it. */
  readonly hinted?: readonly AnyMove[]
}

/** What a game asks of a seat now, for the banner; an order that it has left may answer already. */
export type Asking = (look: unknown, order?: Order | null) => Sentence | null

/** One look made of every seat's, for a replay that hides nothing. */
export type SeeAll = (looks: { readonly [audience: string]: unknown }) => unknown

/** Everything the page knows of a game; it is fetched when the first table of that game is opened. */
export interface GameRoom {
  readonly Table: Component<GameProps>
  readonly asked: Asking
  readonly seeAll: SeeAll
  /** Fetches what finds out what of the story deserves a stage: nobody needs it before a table. */
  readonly fetchMoments?: () => Promise<FindMoments<never>>
  readonly momentsOf?: FindMoments<never>
  /** Can all that is asked now be chosen without the board, on a phone beside a big screen? */
  readonly handAlone?: (look: unknown) => boolean
  /** What a seat is for, where a game has seats of several kinds. */
  readonly roleOf?: (table: TableState, seat: number) => Sentence | null
}

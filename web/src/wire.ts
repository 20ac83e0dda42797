// Written by `make page-types` from src/hippodrome/server/wire.py: change it there.

/** A sentence-to-be: its key in the catalogues and what fills its gaps. */
export interface Sentence {
  readonly key: string
  readonly params: { readonly [name: string]: Parameter }
}

export type Parameter = number | string | Sentence | readonly Sentence[]

/** An option of a game, with a sentence about it and its choices by number of seats. */
export interface OptionOffer {
  readonly name: string
  readonly explained: Sentence
  readonly switch: boolean
  readonly choices: { readonly [key: number]: readonly number[] }
}

/** A game one can lay a table for. */
export interface GameOffer {
  readonly name: string
  readonly seats: readonly number[]
  readonly options: readonly OptionOffer[]
  readonly bots: readonly string[]
  readonly packs: readonly string[]
}

/** A table as the lobby lists it. */
export interface TableLine {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly phase: string
  readonly changed_at: number
}

/** What someone sees on coming in. */
export interface Lobby {
  readonly name: string
  readonly games: readonly GameOffer[]
  readonly open: readonly TableLine[]
  readonly mine: readonly TableLine[]
  readonly playing: readonly TableLine[]
  readonly finished: readonly TableLine[]
}

/** What a guest wants to be called. */
export interface NewName {
  readonly name: string
}

/** How a table is to be laid. `fill` names a bot for each seat, or "" for a person. */
export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options?: { readonly [key: string]: number }
  readonly pack?: string
  readonly title?: string
  readonly public?: boolean
  readonly watchable?: boolean
  readonly clock?: number
  readonly pace?: number
  readonly fill?: readonly string[]
  readonly begin?: boolean
}

/** A table that has been laid. */
export interface Laid {
  readonly id: string
}

/** Why a request was not carried out, as a sentence; `code` is stable for programs. */
export interface Problem {
  readonly code: string
  readonly why: Sentence
  readonly paragraph?: string | null
}

/** A numbered paragraph of a game's rules. */
export interface Paragraph {
  readonly number: string
  readonly text: string
}

/** A game's rules in one language: the whole as Markdown, and its paragraphs. */
export interface Rules {
  readonly game: string
  readonly language: string
  readonly version: number
  readonly text: string
  readonly paragraphs: readonly Paragraph[]
}

/** That the server is up. */
export interface Health {
  readonly version: string
  readonly tables: number
  readonly sockets: number
}

/** Who sits at a seat. */
export interface SeatLine {
  readonly seat: number
  readonly name: string
  readonly guest: string
  readonly bot: string
  readonly mine: boolean
  readonly present: boolean
  readonly muted?: boolean
}

/** Someone who only watches, with the public number to kick or mute them by. */
export interface Watcher {
  readonly name: string
  readonly guest: string
  readonly muted?: boolean
}

/** The table around the game; sent on joining and whenever any of it changes. */
export interface TableState {
  readonly type: 'table'
  readonly id: string
  readonly game: string
  readonly pack: string
  readonly title: string
  readonly phase: string
  readonly options: { readonly [key: string]: number }
  readonly public: boolean
  readonly watchable: boolean
  readonly clock: number
  readonly pace: number
  readonly commitment: string
  readonly host: boolean
  readonly seats: readonly SeatLine[]
  readonly watchers: readonly Watcher[]
  readonly muted: boolean
}

/** That one of your seats is asked for something, and what to answer with. */
export interface Decision {
  readonly seat: number
  readonly seen: number
  readonly deadline: number | null
}

/** What one audience looks at: one of your seats, or -1 for spectators. */
export interface SeatView {
  readonly seat: number
  readonly look: unknown
  readonly undo: boolean
}

/** The game as you see it after a step. A person with several seats gets a view for each. */
export interface Step {
  readonly type: 'step'
  readonly sequence: number
  readonly views: readonly SeatView[]
  readonly decisions: readonly Decision[]
  readonly awaited: readonly number[]
  readonly story: { readonly [key: number]: readonly Sentence[] }
  readonly fresh: boolean
  readonly now: number
}

/** Something said at the table. */
export interface Chat {
  readonly type: 'chat'
  readonly name: string
  readonly guest: string
  readonly text: string
  readonly at: number
}

/** Your request was carried out and is on disk. */
export interface Played {
  readonly type: 'played'
  readonly request: number
  readonly sequence: number
}

/** Your request was not carried out; nothing has changed. */
export interface Refusal {
  readonly type: 'refused'
  readonly request: number
  readonly code: string
  readonly why: Sentence
  readonly paragraph?: string | null
}

/** The game is over: the seed is shown, and all can be replayed and checked. */
export interface Revealed {
  readonly type: 'revealed'
  readonly seed: string
  readonly nonces: readonly string[]
}

/** The first frame: the last sequence seen, or 0. */
export interface Hello {
  readonly type: 'hello'
  readonly after?: number
}

/** Decide for one of your seats. */
export interface Submit {
  readonly type: 'submit'
  readonly request: number
  readonly seat: number
  readonly moves: readonly number[]
  readonly seen: number
}

/** Take your seat's last decision back. */
export interface Undo {
  readonly type: 'undo'
  readonly request: number
  readonly seat: number
}

/** Take an empty seat, under a name of its own where friends share one device. */
export interface Sit {
  readonly type: 'sit'
  readonly request: number
  readonly seat: number
  readonly name?: string
  readonly nonce?: string
}

/** Empty a seat before the game begins. */
export interface Stand {
  readonly type: 'stand'
  readonly request: number
  readonly seat: number
}

/** Give an empty seat to a bot (host). */
export interface Engage {
  readonly type: 'engage'
  readonly request: number
  readonly seat: number
  readonly bot: string
}

/** Start the game (host). */
export interface Begin {
  readonly type: 'begin'
  readonly request: number
}

/** Let a bot play on for a person: yourself, or anyone as the host. */
export interface TakeOver {
  readonly type: 'take-over'
  readonly request: number
  readonly seat: number
  readonly bot?: string
}

/** Take your seat back from the bot. */
export interface HandBack {
  readonly type: 'hand-back'
  readonly request: number
  readonly seat: number
}

/** Show a guest the door (host). */
export interface Kick {
  readonly type: 'kick'
  readonly request: number
  readonly guest: string
}

/** Mute a guest, or let them speak again (host). */
export interface Mute {
  readonly type: 'mute'
  readonly request: number
  readonly guest: string
  readonly muted: boolean
}

/** Say something. */
export interface Talk {
  readonly type: 'talk'
  readonly request: number
  readonly text: string
}

/** Give the game up (host). */
export interface Abandon {
  readonly type: 'abandon'
  readonly request: number
}

/** What every audience saw after a step: looks and stories by seat, "-1" for spectators. */
export interface ReplayStep {
  readonly after: number
  readonly looks: { readonly [key: string]: unknown }
  readonly stories: { readonly [key: string]: readonly Sentence[] }
}

/** A finished game, as it was seen, with the proof of its draws. */
export interface Replay {
  readonly game: string
  readonly names: readonly string[]
  readonly options: { readonly [key: string]: number }
  readonly commitment: string
  readonly seed: string
  readonly nonces: readonly string[]
  readonly draws: readonly (readonly [number, number])[]
  readonly transcript: string
  readonly steps: readonly ReplayStep[]
}

/** A square of the track; `c7` is lane 3, column 7. */
export interface TicketSquare {
  readonly lane: number
  readonly column: number
}

/** A card by kind, and what is printed on it. */
export interface TicketCard {
  readonly kind: number
  readonly notation: string
  readonly horses: readonly number[]
  readonly squares: number
  readonly joker: boolean
}

/** The board as this race uses it. */
export interface TicketTrack {
  readonly lanes: number
  readonly columns: number
  readonly start: number
  readonly line: number
  readonly hedges: readonly number[]
  readonly river: number
  readonly hoofs: readonly TicketSquare[]
}

/** A horse on the track, and its place once it has one (0 not yet). */
export interface TicketRunner {
  readonly horse: number
  readonly square: TicketSquare
  readonly place: number
  readonly disqualified: boolean
}

/** What everyone may know of a seat, and its ticket where the viewer may see it. */
export interface TicketSeatLook {
  readonly seat: number
  readonly score: number
  readonly on_track: number
  readonly tokens: number
  readonly gain: number
  readonly cards: number
  readonly filled: boolean
  readonly ticket: readonly number[] | null
  readonly reckoning?: readonly number[]
}

/** A move one may choose, with its consequence; barred ones carry the reason. */
export interface TicketChoice {
  readonly move: number
  readonly notation: string
  readonly card?: number
  readonly horse?: number
  readonly direction?: string
  readonly start?: TicketSquare | null
  readonly end?: TicketSquare | null
  readonly displaced?: number
  readonly displaced_to?: TicketSquare | null
  readonly barred?: Sentence | null
  readonly paragraph?: string | null
}

/** Everything a person at this seat (or a spectator) sees. */
export interface TicketLook {
  readonly seat: number
  readonly phase: string
  readonly race: number
  readonly races: number
  readonly leader: number
  readonly awaited: readonly number[]
  readonly discipline: string
  readonly cards_each: number
  readonly track: TicketTrack
  readonly runners: readonly TicketRunner[]
  readonly hand: readonly TicketCard[]
  readonly seats: readonly TicketSeatLook[]
  readonly pile: readonly string[]
  readonly arrival: readonly number[]
  readonly choices: readonly TicketChoice[]
  readonly barred: readonly TicketChoice[]
  readonly over: boolean
  readonly winners: readonly number[]
}

export type FromServer =
  | TableState
  | Step
  | Chat
  | Played
  | Refusal
  | Revealed

export type FromPage =
  | Hello
  | Submit
  | Undo
  | Sit
  | Stand
  | Engage
  | Begin
  | TakeOver
  | HandBack
  | Kick
  | Mute
  | Talk
  | Abandon

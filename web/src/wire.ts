// Written by `make page-types` from src/hippodrome/server/wire.py: change it there.

/** A sentence-to-be: its key in the catalogues and what fills its gaps. */
export interface Sentence {
  readonly key: string
  readonly params: { readonly [name: string]: Parameter }
}

export type Parameter = number | string | Sentence | readonly Sentence[]

/** Close codes after which coming back is no use: no guest, not welcome, no such table. */
export const CLOSED_FOR_GOOD = [4401, 4403, 4404] as const

/** The bots of the house. */
export const BOTS = ['gambler', 'tipster', 'scout', 'expert-quick', 'expert', 'expert-patient', 'plunger', 'miser', 'saboteur', 'crony'] as const

/** The bot that is offered first, and that plays for people. */
export const USUAL_BOT = 'tipster' as const

/** Who fills a seat of a new table: whoever lays it. */
export const ME = 'me' as const

/** How fast a table may go. */
export const SPEEDS = ['ease', 'brisk', 'once', 'step'] as const

/** Hundredths of its time at ease for which a stage plays, by speed. */
export const STAGE_SHARE = { ease: 100, brisk: 40, once: 0, step: 100 } as const

/** Milliseconds bots leave for taking a decision back, by speed. */
export const GRACE = { ease: 2000, brisk: 1000, once: 0, step: 2000 } as const

/** Milliseconds a bot takes, unless told otherwise. */
export const USUAL_PACE = 900 as const

/** What an option may be set to, in the reader's language. */
export interface ChoiceOffer {
  readonly value: number
  readonly label: string
  readonly effect?: string
}

/** An option of a game, in the reader's language, and what may be chosen by number of seats. */
export interface OptionOffer {
  readonly name: string
  readonly explained: string
  readonly switch: boolean
  readonly choices: readonly ChoiceOffer[]
  readonly allowed: { readonly [key: number]: readonly number[] }
  readonly ruling?: string
}

/** All options of a game, in one language. */
export interface OptionsOffer {
  readonly game: string
  readonly language: string
  readonly options: readonly OptionOffer[]
  readonly bots: string
}

/** A lesson one can take. */
export interface LessonOffer {
  readonly name: string
  readonly title: { readonly [key: string]: string }
  readonly about: { readonly [key: string]: string }
  readonly minutes: number
}

/** A game one can lay a table for. */
export interface GameOffer {
  readonly name: string
  readonly title: { readonly [key: string]: string }
  readonly poster: { readonly [key: string]: string }
  readonly minutes: readonly [number, number]
  readonly weight: 'heavy' | 'light' | 'medium'
  readonly seats: readonly number[]
  readonly bots: readonly string[]
  readonly packs: readonly string[]
  readonly lessons?: readonly LessonOffer[]
  readonly gentle?: { readonly [key: string]: number }
  readonly gentle_seats?: number
}

/** A table as the lobby lists it. */
export interface TableLine {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly phase: string
  readonly changed_at: number
  readonly yours?: boolean
  readonly awaits?: readonly Sentence[]
  readonly players?: readonly Sentence[]
  readonly won?: boolean | null
}

/** What someone sees on coming in. */
export interface Lobby {
  readonly name: string
  readonly games: readonly GameOffer[]
  readonly open: readonly TableLine[]
  readonly mine: readonly TableLine[]
  readonly playing: readonly TableLine[]
  readonly finished: readonly TableLine[]
  readonly after?: { readonly [key: string]: string }
  readonly played?: { readonly [key: string]: number }
}

/** More tables of one of the lobby's lists, the latest first. */
export interface TablePage {
  readonly lines: readonly TableLine[]
  readonly after?: string
}

/** How a finished game ended for one seat. */
export interface RecordSeat {
  readonly name: string
  readonly bot: string
  readonly points: number | null
  readonly won: boolean
  readonly mine: boolean
}

/** A game that a guest has finished or given up; its table has the same number. */
export interface RecordLine {
  readonly id: string
  readonly game: string
  readonly finished_at: number
  readonly seats: readonly RecordSeat[]
  readonly given_up?: boolean
}

/** How many games of a kind a guest has finished, and won. */
export interface RecordTally {
  readonly game: string
  readonly played: number
  readonly won: number
}

/** A page of a guest's own record, the latest game first. */
export interface Career {
  readonly tallies: readonly RecordTally[]
  readonly lines: readonly RecordLine[]
  readonly after?: string
  readonly going_on?: number
}

/** Something a guest has said at a table. */
export interface KeptWord {
  readonly id: string
  readonly at: number
  readonly text: string
}

/** What a guest has left word for at a table. */
export interface KeptOrder {
  readonly id: string
  readonly seat: number
  readonly kind: string
  readonly about: number
  readonly amount: number
}

/** A puzzle a guest has tried, on its day or, with 0, on any. */
export interface KeptTry {
  readonly puzzle: string
  readonly day: number
  readonly solved: boolean
}

/** All that the house keeps of a guest, for them to take along. */
export interface Everything {
  readonly name: string
  readonly silk: number
  readonly tallies: readonly RecordTally[]
  readonly lines: readonly RecordLine[]
  readonly tables: readonly TableLine[]
  readonly said: readonly KeptWord[]
  readonly orders: readonly KeptOrder[]
  readonly puzzles: readonly KeptTry[]
}

/** What a guest is called, and the silk they wear. */
export interface Me {
  readonly name: string
  readonly silk: number
}

/** The silk a guest wants to wear. */
export interface NewSilk {
  readonly silk: number
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
  readonly tote?: boolean
  readonly hints?: boolean
}

/** A table that has been laid. */
export interface Laid {
  readonly id: string
}

/** From where somebody wants to try moves out, on a board of their own. */
export interface NewWhatIf {
  readonly after?: number | null
  readonly seat?: number | null
  readonly openly?: boolean
}

/** Which lesson a guest wants to take; "" is the first of its game. */
export interface NewLesson {
  readonly game: string
  readonly lesson?: string
}

/** How a what-if is to begin again: as it began, or anew with other luck. */
export interface WhatIfAgain {
  readonly anew?: boolean
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
  readonly phases?: { readonly [key: string]: string }
}

/** That the server is up, and whether moves can be kept. */
export interface Health {
  readonly version: string
  readonly tables: number
  readonly sockets: number
  readonly writes: boolean
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
  readonly silk?: number
  readonly kept?: string
  readonly kept_for_me?: boolean
}

/** Someone who only watches, with the public number to kick or mute them by. */
export interface Watcher {
  readonly name: string
  readonly guest: string
  readonly muted?: boolean
}

/** The same table again, which somebody asked for after the end. */
export interface NextTable {
  readonly id: string
  readonly by: number
  readonly phase: 'abandoned' | 'finished' | 'gathering' | 'playing' | 'stranded'
  readonly answers?: readonly ('asked' | 'bot' | 'gone' | 'seated')[]
}

/** Where a private board comes from. */
export interface WhatIf {
  readonly table: string
  readonly after: number
  readonly seat: number
  readonly openly: boolean
  readonly live: boolean
}

/** The table around the game; sent on joining and whenever any of it changes. */
export interface TableState {
  readonly type: 'table'
  readonly id: string
  readonly game: string
  readonly called: { readonly [key: string]: string }
  readonly pack: string
  readonly title: string
  readonly phase: 'abandoned' | 'finished' | 'gathering' | 'playing' | 'stranded'
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
  readonly closed?: boolean
  readonly speed?: 'brisk' | 'ease' | 'once' | 'step'
  readonly paces?: boolean
  readonly follows?: string
  readonly next?: NextTable | null
  readonly tote?: boolean
  readonly hints?: boolean
  readonly whatif?: WhatIf | null
}

/** Where a lesson is: what is said now, what it speaks of and what it waits for. */
export interface Teaching {
  readonly lesson: string
  readonly title: Sentence
  readonly step: number
  readonly steps: number
  readonly text?: Sentence | null
  readonly light?: readonly string[]
  readonly asks?: boolean
}

/** What a decision is about, in the coach's words. */
export interface Matter {
  readonly kind: string
  readonly text: Sentence
}

/** That one of your seats is asked for something, and what to answer with. */
export interface Decision {
  readonly seat: number
  readonly seen: number
  readonly deadline: number | null
  readonly about?: Matter | null
}

/** When the person at a seat last decided, and where that stands in the seat's story. */
export interface LastTurn {
  readonly lines: number
  readonly at: number
}

/** A choice for a page that knows nothing of the game. */
export interface PlainChoice {
  readonly label: Sentence
  readonly amount?: string
}

/** What a page needs that knows nothing of the game: the table in sentences, and labels. */
export interface PlainView {
  readonly table: readonly Sentence[]
  readonly choices: readonly PlainChoice[]
}

/** What became of a list: from a place on, so many things go out and others are put there. */
export interface Splice {
  readonly at: number
  readonly out?: number
  readonly put?: readonly unknown[]
}

/** How a look, or a part of one, differs from an earlier one of the same audience. */
export interface LookChange {
  readonly fields?: { readonly [key: string]: unknown }
  readonly lists?: { readonly [key: string]: Splice }
  readonly parts?: { readonly [key: string]: LookChange }
  readonly gone?: readonly string[]
}

/** What one audience looks at: one of your seats, or -1 for spectators. */
export interface SeatView {
  readonly seat: number
  readonly undo: boolean
  readonly look?: unknown
  readonly change?: LookChange | null
  readonly last_turn?: LastTurn | null
  readonly plain?: PlainView | null
  readonly order?: Order | null
}

/** The game as you see it after a step. A person with several seats gets a view for each. */
export interface Step {
  readonly type: 'step'
  readonly sequence: number
  readonly stands: number
  readonly views: readonly SeatView[]
  readonly decisions: readonly Decision[]
  readonly awaited: readonly number[]
  readonly story: { readonly [key: number]: readonly Line[] }
  readonly fresh: boolean
  readonly now: number
  readonly since?: number | null
  readonly earlier?: { readonly [key: number]: number }
  readonly clocks?: { readonly [key: number]: number }
  readonly grace?: number | null
  readonly held?: boolean
  readonly teaching?: Teaching | null
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

/** What a seat would look at once moves that do not make a whole decision yet were made. */
export interface Considered {
  readonly type: 'considered'
  readonly request: number
  readonly look: unknown
  readonly whole: boolean
  readonly plain?: PlainView | null
  readonly brings?: number | null
}

/** What an audience saw before the lines you have. */
export interface Recalled {
  readonly type: 'recalled'
  readonly request: number
  readonly seat: number
  readonly story: readonly Line[]
  readonly earlier?: number
}

/** A horse on the tote board; chances are in thousandths. */
export interface ToteLine {
  readonly horse: number
  readonly name: Sentence
  readonly first: number
  readonly second: number
  readonly third: number
  readonly silk?: number
  readonly pays?: number
  readonly backed?: number
}

/** What one of your audiences may expect of the race, from what it knows and nothing else. */
export interface ToteBoard {
  readonly type: 'tote'
  readonly seat: number
  readonly stands: number
  readonly tried: number
  readonly lines: readonly ToteLine[]
}

/** A move of a decision, in words, and what a scout thinks of it. */
export interface Reasoned {
  readonly move: AnyMove
  readonly label: Sentence
  readonly reasons: readonly Sentence[]
}

/** What a scout would do at your seat, from what the seat knows and nothing else. */
export interface Hinted {
  readonly type: 'hinted'
  readonly request: number
  readonly seat: number
  readonly seen: number
  readonly moves: readonly Reasoned[]
  readonly chance?: Sentence | null
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
  readonly plain?: boolean
  readonly screen?: boolean
}

/** Decide for one of your seats. */
export interface Submit {
  readonly type: 'submit'
  readonly request: number
  readonly seat: number
  readonly moves: readonly AnyMove[]
  readonly seen: number
  readonly coached?: boolean
}

/** Ask what could follow the moves of a decision that is not whole yet; nothing happens. */
export interface Consider {
  readonly type: 'consider'
  readonly request: number
  readonly seat: number
  readonly moves: readonly AnyMove[]
  readonly seen: number
}

/** Ask what an audience of yours saw before the lines you have; nothing happens. */
export interface Recall {
  readonly type: 'recall'
  readonly request: number
  readonly seat: number
  readonly before: number
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

/** Close the door to all who do not sit at the table, or open it again (host). */
export interface SetDoor {
  readonly type: 'set-door'
  readonly request: number
  readonly closed: boolean
}

/** Choose how fast the table goes (the host, or whoever plays alone against bots). */
export interface SetSpeed {
  readonly type: 'set-speed'
  readonly request: number
  readonly speed: 'brisk' | 'ease' | 'once' | 'step'
}

/** Ask for the next decision where bots wait for that (those who may set the speed). */
export interface WaveOn {
  readonly type: 'wave-on'
  readonly request: number
}

/** After the end, ask for the same table again or come along; or say that you do not. */
export interface Again {
  readonly type: 'again'
  readonly request: number
  readonly come?: boolean
}

/** Wear a silk at the seats you sit at. */
export interface Dress {
  readonly type: 'dress'
  readonly request: number
  readonly silk: number
}

/** Leave an order for one of your seats, or take it back. */
export interface LeaveWord {
  readonly type: 'leave-word'
  readonly request: number
  readonly seat: number
  readonly order?: Order | null
}

/** Say that this page shows a tote board, and is to be sent what becomes of it; or not. */
export interface ShowTote {
  readonly type: 'show-tote'
  readonly request: number
  readonly shown: boolean
}

/** Ask what a scout would do at one of your seats; nothing happens. */
export interface Hint {
  readonly type: 'hint'
  readonly request: number
  readonly seat: number
  readonly seen: number
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
  readonly stories: { readonly [key: string]: readonly Line[] }
  readonly plain?: { readonly [key: string]: readonly Sentence[] }
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

/** Why a bot decided as it did, from what its seat knew; of a game that is over. */
export interface BotsReason {
  readonly seat: number
  readonly after: number
  readonly moves: readonly Reasoned[]
  readonly chance?: Sentence | null
}

/** The puzzles of a game, and what this guest has tried of them. */
export interface PuzzleRoom {
  readonly game: string
  readonly title: { readonly [key: string]: string }
  readonly count: number
  readonly tried?: { readonly [key: number]: boolean }
}

/** The puzzle of the day, the same for everybody. */
export interface DailyPuzzle {
  readonly game: string
  readonly number: number
  readonly right?: boolean | null
}

/** What there is to solve, and how this guest is doing. */
export interface Puzzling {
  readonly rooms: readonly PuzzleRoom[]
  readonly daily?: DailyPuzzle | null
  readonly streak?: number
  readonly longest?: number
}

/** A puzzle: what the deciding seat sees and may choose, and nothing of the answer. */
export interface AskedPuzzle {
  readonly game: string
  readonly number: number
  readonly count: number
  readonly options: { readonly [key: string]: number }
  readonly seats: number
  readonly seat: number
  readonly look: unknown
  readonly daily?: boolean
  readonly plain?: PlainView | null
}

/** A try at a puzzle; without a move somebody wants to be shown. */
export interface PuzzleTry {
  readonly move?: AnyMove | null
}

/** What came of a try: the answer, and what speaks for it. */
export interface SolvedPuzzle {
  readonly right: boolean
  readonly answers: readonly Reasoned[]
  readonly tried?: Sentence | null
  readonly streak?: number
}

/** One of the four pictures of a turn: what a seat saw when it was asked. */
export interface BriefPicture {
  readonly seat: number
  readonly look: unknown
}

/** What the one page of a game is drawn from; its words are in the catalogues. */
export interface Brief {
  readonly game: string
  readonly title: { readonly [key: string]: string }
  readonly seats: number
  readonly options: { readonly [key: string]: number }
  readonly pictures: readonly BriefPicture[]
}

/** A position of a worked example, and what it shows. */
export interface ExamplePosition {
  readonly look: unknown
  readonly text: Sentence
}

/** A worked example of a paragraph; with one position it is a figure. */
export interface Example {
  readonly name: string
  readonly paragraph: string
  readonly seats: number
  readonly seat: number
  readonly options: { readonly [key: string]: number }
  readonly positions: readonly ExamplePosition[]
}

/** The worked examples of a game's rules. */
export interface Examples {
  readonly game: string
  readonly examples: readonly Example[]
}

/** How a game that is over ended for one seat. */
export interface EndingSeat {
  readonly name: string
  readonly bot: string
  readonly points: number | null
  readonly won: boolean
}

/** A game that is over, looked back on. */
export interface Ending {
  readonly id: string
  readonly game: string
  readonly called: { readonly [key: string]: string }
  readonly title: string
  readonly phase: string
  readonly over_at: number
  readonly seats: readonly EndingSeat[]
  readonly unit?: Sentence | null
  readonly past?: Retrospect | null
  readonly replay?: boolean
}

/** A horse of a race that was run, by its place in a review's chances. */
export interface Runner {
  readonly name: Sentence
  readonly silk?: number
}

/** The horses of a race, as they were called when it was decided. */
export interface ReviewedRace {
  readonly race: number
  readonly runners: readonly Runner[]
}

/** A review, or how far it is. */
export interface ReviewState {
  readonly done: number
  readonly steps: number
  readonly review?: Review | null
  readonly races?: readonly ReviewedRace[]
  readonly better?: readonly (readonly AnyMove[])[]
}

/** Where everybody stood after a step that changed it, and what tells most of it. */
export interface Change {
  readonly after: number
  readonly points: readonly number[]
  readonly told?: Sentence | null
}

/** A race, or a phase: where it begins, how it came out, what it brought every seat. */
export interface GamePart {
  readonly after: number
  readonly title: Sentence
  readonly gains: readonly number[]
  readonly result?: Sentence | null
}

/** What one step brought or cost a seat, and the line that tells it. */
export interface Stroke {
  readonly after: number
  readonly amount: number
  readonly told?: Sentence | null
}

/** A stretch of a game for which a seat was ahead of all others. */
export interface Lead {
  readonly seat: number
  readonly first: number
  readonly last: number
}

/** A bet, a ticket or a prize that came home. */
export interface Payment {
  readonly after: number
  readonly seat: number
  readonly amount: number
  readonly told: Sentence
}

/** A whole game, looked back on. */
export interface Retrospect {
  readonly steps: number
  readonly changes: readonly Change[]
  readonly parts: readonly GamePart[]
  readonly best: readonly (Stroke | null)[]
  readonly worst: readonly (Stroke | null)[]
  readonly led: readonly number[]
  readonly payments: readonly Payment[]
  readonly longest?: Lead | null
}

/** What could be expected after a step, in thousandths. */
export interface Chances {
  readonly after: number
  readonly wins: readonly number[]
  readonly horses: readonly number[]
  readonly race: number
}

/** A decision that could have been better, by what its seat knew. */
export interface Mistake {
  readonly after: number
  readonly seat: number
  readonly cost: number
  readonly played: Sentence
  readonly better: Sentence
  readonly notation: string
  readonly better_notation: string
}

/** What became of a seat, and whose doing that was: result = expected + decisions + luck. */
export interface Balance {
  readonly expected: number
  readonly decisions: number
  readonly luck: number
  readonly result: number
  readonly chance: number
  readonly chance_decisions: number
  readonly chance_luck: number
  readonly won: number
}

/** A moment worth a mark: something happened, or another seat became the likeliest to win. */
export interface Mark {
  readonly after: number
  readonly told?: Sentence | null
  readonly leader?: number
}

/** A whole game, reviewed. */
export interface Review {
  readonly steps: number
  readonly possibilities: number
  readonly simulations: number
  readonly chances: readonly Chances[]
  readonly marks: readonly Mark[]
  readonly decided: readonly number[]
  readonly costs: readonly number[]
  readonly worst: readonly (readonly Mistake[])[]
  readonly balances: readonly Balance[]
}

/** One thing an audience is told or shown, in its order. */
export interface Line {
  readonly event: AnyEvent
  readonly text?: Sentence | null
  readonly paragraph?: string
  readonly voice?: 'both' | 'caller' | 'log'
  readonly weight?: 'line' | 'moment' | 'stage'
}

/** What a person has left word for. */
export interface Order {
  readonly kind: string
  readonly about: number
  readonly amount?: number
}

/** The horses as they run, first to last, those that can be placed no more behind them. */
export interface RunningOrder {
  readonly horses: readonly number[]
  readonly places: readonly number[]
  readonly gaps?: readonly number[]
  readonly pays?: readonly number[]
}

/** An amount as far as it is known: from the least to the most it can be. */
export interface Span {
  readonly least: number
  readonly most: number
}

/** A square of the track; `c7` is lane 3, column 7. */
export interface TicketSquare {
  readonly lane: number
  readonly column: number
}

/** A card by kind, and what is printed on it. */
export interface TicketCard {
  readonly kind: number
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
  readonly stagger?: readonly number[]
}

/** What a predicted horse earns (T8.1 to T8.3). */
export interface TicketPay {
  readonly exact: readonly number[]
  readonly placed: number
  readonly worst: number
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

/** A card on the pile: the move it made, what is printed on it, and whom it moved. */
export interface TicketPlayed {
  readonly move: TicketMove
  readonly card: TicketCard
  readonly horse?: number
  readonly beside?: number
}

/** A move one may choose, with its consequence. */
export interface TicketChoice {
  readonly move: TicketMove
  readonly card?: number
  readonly horse?: number
  readonly beside?: number
  readonly start?: TicketSquare | null
  readonly end?: TicketSquare | null
  readonly displaced?: number
  readonly displaced_to?: TicketSquare | null
  readonly discipline?: 'flat' | 'harness' | 'hedges' | 'steeple' | null
  readonly river?: number
  readonly barred?: Sentence | null
  readonly paragraph?: string | null
  readonly least?: number
  readonly most?: number
  readonly step?: number
  readonly ladder?: readonly number[]
}

/** What a seat's own ticket would earn if the race ended here, in all and part by part. */
export interface TicketWorth {
  readonly least: number
  readonly most: number
  readonly boxes?: readonly Span[]
  readonly trio?: Span | null
}

/** Everything a person at this seat (or a spectator) sees. */
export interface TicketLook {
  readonly seat: number
  readonly phase: 'choose' | 'closed' | 'deal' | 'lanes' | 'lot' | 'photo' | 'predict' | 'race'
  readonly race: number
  readonly races: number
  readonly leader: number
  readonly awaited: readonly number[]
  readonly discipline: 'flat' | 'harness' | 'hedges' | 'steeple'
  readonly cards_each: number
  readonly farthest: number
  readonly lowest_score: number
  readonly highest_score: number
  readonly track: TicketTrack
  readonly runners: readonly TicketRunner[]
  readonly hand: readonly TicketCard[]
  readonly seats: readonly TicketSeatLook[]
  readonly pile: readonly TicketPlayed[]
  readonly arrival: readonly number[]
  readonly choices: readonly TicketChoice[]
  readonly barred: readonly TicketChoice[]
  readonly over: boolean
  readonly winners: readonly number[]
  readonly pay?: TicketPay | null
  readonly hidden?: boolean
  readonly left_to_deal?: number | null
  readonly order?: RunningOrder | null
  readonly worth?: TicketWorth | null
}

/** An obstacle on a square of the loop; `name` is its number in `auteuil-obstacle`. */
export interface AuteuilObstacle {
  readonly square: number
  readonly name: number
  readonly own?: string
  readonly back?: number
  readonly longer?: boolean
  readonly out?: boolean
}

/** The loop, how often it is run, and the least die that jumps its obstacles. */
export interface AuteuilCourse {
  readonly lap: number
  readonly laps: number
  readonly jump: number
  readonly obstacles: readonly AuteuilObstacle[]
}

/** A horse on the course. */
export interface AuteuilRunner {
  readonly horse: number
  readonly squares: number
  readonly square: number
  readonly lap: number
  readonly fallen_by?: number
  readonly held?: number
  readonly out?: boolean
  readonly place?: number
  readonly owner?: number | null
}

/** The red telegram; `name` is its number in `auteuil-race-name`. */
export interface AuteuilRaceCard {
  readonly name: number
  readonly fee: number
  readonly prizes: readonly number[]
  readonly tierce_pool: number
  readonly win_pool: number
  readonly place_pool: number
  readonly own?: string
  readonly per_owner?: boolean
}

/** A line of the race's pay table: the successes of a yellow telegram and what each is paid. */
export interface AuteuilPayRow {
  readonly in_order: number
  readonly other_order: number
  readonly simple: number
  readonly pays_order: number
  readonly pays_other: number
  readonly pays_win: number
  readonly pays_place: number
  readonly used?: boolean
}

/** A betting slip, 0 where nothing is marked. */
export interface AuteuilSlip {
  readonly tierce: readonly number[]
  readonly win: number
  readonly place: number
}

/** What a horse earned its owner: its own prize, or one that no owner's horse won (U6.5). */
export interface AuteuilPrize {
  readonly horse: number
  readonly place: number
  readonly francs: number
}

/** What a race that is settled brought a seat, and what it had cost. */
export interface AuteuilReckoning {
  readonly prizes?: readonly AuteuilPrize[]
  readonly tierce?: number
  readonly exact?: boolean
  readonly win?: number
  readonly place?: number
  readonly total?: number
  readonly cost?: number
}

/** Something of one's own that would be paid if the race ended here, and how much. */
export interface AuteuilPaper {
  readonly least: number
  readonly most: number
  readonly what: 'place' | 'prize' | 'tierce' | 'win'
  readonly horse?: number
}

/** What the purse of the seat that looks would get if the race ended here, paper by paper. */
export interface AuteuilWorth {
  readonly least: number
  readonly most: number
  readonly papers?: readonly AuteuilPaper[]
}

/** A seat as the viewer sees it. */
export interface AuteuilSeatLook {
  readonly seat: number
  readonly racing: boolean
  readonly purse: number
  readonly standing: number
  readonly cards: number
  readonly filled: boolean
  readonly horses?: readonly number[] | null
  readonly slip?: AuteuilSlip | null
  readonly throw?: number
  readonly staked?: number
  readonly bought?: number
  readonly sweets?: number
  readonly reckoning?: AuteuilReckoning | null
}

/** A move one may choose, with what becomes of its horse; barred ones carry the reason. */
export interface AuteuilChoice {
  readonly move: AuteuilMove
  readonly points?: number
  readonly start?: number
  readonly end?: number
  readonly jumped?: readonly number[]
  readonly falls?: boolean
  readonly out?: boolean
  readonly place?: number
  readonly ends_race?: boolean
  readonly barred?: Sentence | null
  readonly paragraph?: string | null
  readonly least?: number
  readonly most?: number
  readonly step?: number
  readonly ladder?: readonly number[]
}

/** Everything a person at this seat (or a spectator) sees. */
export interface AuteuilLook {
  readonly seat: number
  readonly phase: 'again' | 'bonus' | 'buying' | 'closed' | 'deal' | 'dice' | 'entries' | 'fourth' | 'interval' | 'opening' | 'report' | 'slips' | 'throw'
  readonly race: number
  readonly races: number
  readonly sweets: boolean
  readonly jar: number
  readonly bank: number
  readonly awaited: readonly number[]
  readonly racers: number
  readonly turn: number
  readonly opened_by: number
  readonly dice: readonly number[]
  readonly used: readonly boolean[]
  readonly combination: '' | 'sequence' | 'triple' | 'triple-one' | 'triple-six'
  readonly moved: readonly number[]
  readonly rounds: number
  readonly course: AuteuilCourse
  readonly runners: readonly AuteuilRunner[]
  readonly card: AuteuilRaceCard | null
  readonly pay_table: readonly AuteuilPayRow[]
  readonly paid_row: number
  readonly red_left: number
  readonly yellow_left: number
  readonly tierce_stake: number
  readonly simple_stake: number
  readonly sweet_worth: number
  readonly seats: readonly AuteuilSeatLook[]
  readonly arrival: readonly number[]
  readonly choices: readonly AuteuilChoice[]
  readonly barred: readonly AuteuilChoice[]
  readonly over: boolean
  readonly winners: readonly number[]
  readonly order?: RunningOrder | null
  readonly worth?: AuteuilWorth | null
}

/** A horse of this race: its tile, and the dice that lie on it. */
export interface FinishlineTile {
  readonly horse: number
  readonly number: number
  readonly odds: number
  readonly name?: string
  readonly favourite?: boolean
  readonly safe?: boolean
  readonly position?: number
  readonly shoe?: boolean
  readonly black_shoe?: boolean
  readonly whip?: boolean
  readonly outsider?: number
  readonly out?: boolean
  readonly place?: number
}

/** One of the dice before the player. */
export interface FinishlineDie {
  readonly colour: 'black' | 'green' | 'red' | 'white' | 'yellow'
  readonly face?: 'blank' | 'disqualified' | 'double' | 'extra' | 'helmet' | 'horseshoe' | 'interference' | 'level' | 'loss' | 'outsider' | 'pace' | 'side' | 'trick' | 'whip' | null
  readonly amount?: number
  readonly paragraph?: string
  readonly same_as?: number
}

/** A bet on one horse to win, or on two to come first and second. */
export interface FinishlineBet {
  readonly horses: readonly number[]
  readonly odds: number
  readonly stake: number
  readonly most?: number
}

/** The bets of a seat on this race. */
export interface FinishlineSlip {
  readonly wins?: readonly FinishlineBet[]
  readonly pairs?: readonly FinishlineBet[]
}

/** A line of the reckoning: a bet and what it paid, or what an outsider brought. */
export interface FinishlineLine {
  readonly what: 'outsider-pair' | 'outsider-win' | 'pair' | 'win'
  readonly horses: readonly number[]
  readonly stake?: number
  readonly odds?: number
  readonly amount?: number
}

/** A bet of one's own, or an outsider in it, that would be paid if the race ended here. */
export interface FinishlinePaper {
  readonly least: number
  readonly most: number
  readonly what: 'outsider-pair' | 'outsider-win' | 'pair' | 'win'
  readonly horses: readonly number[]
}

/** How the capital of the seat that looks would change if the race ended here, bet by bet. */
export interface FinishlineWorth {
  readonly least: number
  readonly most: number
  readonly papers?: readonly FinishlinePaper[]
}

/** A seat as the viewer sees it. */
export interface FinishlineSeatLook {
  readonly seat: number
  readonly capital: number
  readonly side: number
  readonly total: number
  readonly filled: boolean
  readonly gain?: number
  readonly kept?: number
  readonly slip?: FinishlineSlip | null
  readonly reckoning?: readonly FinishlineLine[]
}

/** A move one may choose, with what it is about and what it would do.

A bet stands here once, with its least stake; one with any other stake of its range is the same
choice. */
export interface FinishlineChoice {
  readonly move: FinishlineMove
  readonly horse?: number
  readonly horses?: readonly number[]
  readonly colours?: readonly ('black' | 'green' | 'red' | 'white' | 'yellow')[]
  readonly order?: readonly number[]
  readonly level_after?: boolean
  readonly leaves?: readonly number[]
  readonly odds?: number
  readonly barred?: Sentence | null
  readonly paragraph?: string | null
  readonly least?: number
  readonly most?: number
  readonly step?: number
  readonly ladder?: readonly number[]
}

/** Everything a person at this seat (or a spectator) sees. */
export interface FinishlineLook {
  readonly seat: number
  readonly phase: 'bets' | 'closed' | 'extras' | 'interval' | 'lay' | 'lot' | 'photo' | 'roll' | 'take' | 'use'
  readonly race: number
  readonly races: number
  readonly starter: number
  readonly turn: number
  readonly turns: number
  readonly home: boolean
  readonly runners: number
  readonly row: readonly number[]
  readonly level: boolean
  readonly levelled: boolean
  readonly tiles: readonly FinishlineTile[]
  readonly reserve: { readonly [key in 'black' | 'green' | 'red' | 'white' | 'yellow']: number }
  readonly left: { readonly [key in 'black' | 'green' | 'red' | 'white' | 'yellow']: number }
  readonly faces: { readonly [key in 'black' | 'green' | 'red' | 'white' | 'yellow']: readonly ('blank' | 'disqualified' | 'double' | 'extra' | 'helmet' | 'horseshoe' | 'interference' | 'level' | 'loss' | 'outsider' | 'pace' | 'side' | 'trick' | 'whip')[] }
  readonly straight: number
  readonly front: readonly FinishlineDie[]
  readonly money_left: number
  readonly step: number
  readonly most_wins: number
  readonly most_pairs: number
  readonly side_stake: number
  readonly allowance: number
  readonly seats: readonly FinishlineSeatLook[]
  readonly photo: readonly (readonly boolean[])[]
  readonly photo_horses: readonly number[]
  readonly photo_round: number
  readonly arrival: readonly number[]
  readonly choices: readonly FinishlineChoice[]
  readonly barred: readonly FinishlineChoice[]
  readonly awaited: readonly number[]
  readonly over: boolean
  readonly winners: readonly number[]
  readonly any_die?: boolean
  readonly whole_pairs?: boolean
  readonly worth?: FinishlineWorth | null
}

/** A title card. */
export interface AscotCardLook {
  readonly card: number
  readonly price: number
  readonly where: 'box' | 'gone' | 'hammer' | 'hand' | 'owned' | 'pile' | 'unseen'
  readonly seat?: number
}

/** A bet on a horse's place, agreed with the Bookmaker (A7.4). */
export interface AscotPlaceBet {
  readonly seat: number
  readonly stake: number
  readonly odds: number
}

/** A horse on either board. */
export interface AscotHorseLook {
  readonly horse: number
  readonly colour: 'black' | 'blue' | 'red' | 'yellow'
  readonly stable: 'stevens' | 'walroy'
  readonly bonus: number
  readonly owner?: number
  readonly gone?: number
  readonly square?: number
  readonly trained?: boolean
  readonly advantages?: number
  readonly disadvantages?: number
  readonly status?: '' | 'disqualified' | 'eliminated' | 'fallen' | 'home' | 'running'
  readonly lane?: number
  readonly length?: number
  readonly thrown?: boolean
  readonly favourite?: boolean
  readonly place?: number
  readonly stakes?: readonly number[]
  readonly staked?: number
  readonly bets_left?: number
  readonly pays?: number
  readonly place_bets?: readonly AscotPlaceBet[]
  readonly name?: string
}

/** A square of the training loop. */
export interface AscotLoopSquare {
  readonly name: number
  readonly payee?: '' | 'bank' | 'club' | 'farrier' | 'forage' | 'stable' | 'vet'
  readonly dues?: number
  readonly member_dues?: number
  readonly action?: '' | 'join' | 'stable-report' | 'vet-report'
  readonly own?: string
}

/** A report, as printed. */
export interface AscotReport {
  readonly name: number
  readonly effect: 'advantage' | 'disadvantage' | 'gallop' | 'keep' | 'pay' | 'receive' | 'strangles'
  readonly number?: number
  readonly payee?: '' | 'bank' | 'club' | 'farrier' | 'forage' | 'stable' | 'vet'
  readonly keeps?: number
  readonly own?: string
}

/** One of the three packs of reports. */
export interface AscotReportPack {
  readonly pack: 'stevens' | 'vet' | 'walroy'
  readonly reports: readonly AscotReport[]
  readonly unread: readonly number[]
  readonly queue: readonly number[]
}

/** The last report read. */
export interface AscotTurned {
  readonly pack: 'stevens' | 'vet' | 'walroy'
  readonly report: AscotReport
  readonly seat?: number
  readonly horse?: number
}

/** The training board. */
export interface AscotTraining {
  readonly squares: readonly AscotLoopSquare[]
  readonly walroy_gate: number
  readonly stevens_gate: number
  readonly joining: number
  readonly packs: readonly AscotReportPack[]
  readonly turned?: AscotTurned | null
}

/** What a letter on the course stands for. */
export interface AscotInscription {
  readonly sign: string
  readonly kind: 'broken-bridle' | 'burst-vessel' | 'falls' | 'inside-lane' | 'inside-lanes' | 'move-back' | 'move-on' | 'outside-lane' | 'outside-lanes' | 'overtake' | 'pay'
  readonly number?: number
}

/** The race board, a string for each lane from the inside, a sign for each length.

k r y b are black, red, yellow and blue, * the white square on which any horse may use an
Advantage of its colour, w the length from which lanes may be changed again; a point is turf,
which only courses of earlier packs have. */
export interface AscotCourse {
  readonly lanes: readonly string[]
  readonly inscriptions: readonly AscotInscription[]
  readonly bend: number
  readonly whip: number
}

/** What is under the hammer. */
export interface AscotSale {
  readonly kind: 'debt' | 'pile' | 'surplus'
  readonly thing: number
  readonly seller: number
  readonly bid: number
  readonly bidder: number
  readonly bidding: readonly number[]
  readonly least: number
  readonly commission?: number
}

/** Money somebody owes and must sell something for. */
export interface AscotDebt {
  readonly cause: 'cards' | 'entry' | 'race' | 'training'
  readonly debtor: number
  readonly creditor: number
  readonly francs: number
  readonly short: number
  readonly unsold?: readonly number[]
}

/** An offer on the scale, or the viewer's own draft of one. */
export interface AscotOffer {
  readonly maker: number
  readonly to: number
  readonly gives?: readonly number[]
  readonly takes?: readonly number[]
  readonly pays?: number
  readonly asks?: number
  readonly sent?: boolean
}

/** A report that a horse in the race needs, and the holder who may sell it. */
export interface AscotNeed {
  readonly seat: number
  readonly horse: number
  readonly thing: number
  readonly holder: number
  readonly francs?: number
}

/** A place that a player asks the Bookmaker to price (A7.4). */
export interface AscotPlaceDeal {
  readonly seat: number
  readonly horse: number
  readonly odds?: number
  readonly left?: number
}

/** A line of the reckoning (A11). */
export interface AscotLine {
  readonly what: 'bank' | 'bank-left' | 'banker' | 'banker-stays' | 'carried' | 'commission' | 'multiple' | 'on-winner' | 'place-back' | 'place-ticket' | 'places' | 'places-kept' | 'prize' | 'prize-stays' | 'rest' | 'stake-back' | 'ticket' | 'tote'
  readonly amount: number
  readonly seat?: number
  readonly horse?: number
  readonly place?: number
  readonly stake?: number
  readonly odds?: number
}

/** Something of one's own that would be paid if the race ended here, and how much. */
export interface AscotPaper {
  readonly least: number
  readonly most: number
  readonly what: 'banker' | 'bookmaker' | 'place' | 'places' | 'prize' | 'stakes-back' | 'ticket'
  readonly horse?: number
}

/** What the purse of the seat that looks would get if the race ended here, paper by paper. */
export interface AscotWorth {
  readonly least: number
  readonly most: number
  readonly papers?: readonly AscotPaper[]
}

/** A seat as the viewer sees it. */
export interface AscotSeatLook {
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
  readonly advantages?: { readonly [key in 'black' | 'blue' | 'red' | 'yellow']?: number }
  readonly disadvantages?: number
  readonly staked?: number
}

/** A move one may choose, with what it would do; a barred one carries the reason. */
export interface AscotChoice {
  readonly move: AscotMove
  readonly thing?: number
  readonly seat?: number
  readonly gives?: boolean
  readonly francs?: number
  readonly lane?: number
  readonly length?: number
  readonly home?: boolean
  readonly reach?: readonly number[]
  readonly needed?: number
  readonly square?: '' | 'any-colour' | 'black' | 'blue' | 'broken-bridle' | 'burst-vessel' | 'falls' | 'inside-lane' | 'inside-lanes' | 'move-back' | 'move-on' | 'outside-lane' | 'outside-lanes' | 'overtake' | 'pay' | 'plain' | 'red' | 'whip' | 'yellow'
  readonly number?: number
  readonly own_colour?: boolean
  readonly costs?: readonly number[]
  readonly within?: number | null
  readonly returns?: readonly number[]
  readonly barred?: Sentence | null
  readonly paragraph?: string | null
  readonly least?: number
  readonly most?: number
  readonly step?: number
  readonly ladder?: readonly number[]
}

/** Everything a person at this seat (or a spectator) sees. */
export interface AscotLook {
  readonly seat: number
  readonly stage: 'auction' | 'betting' | 'closed' | 'deal' | 'market' | 'race' | 'training'
  readonly phase: 'answer' | 'bet' | 'bid' | 'closed' | 'colour' | 'deal' | 'dice' | 'die' | 'exchange' | 'favourite' | 'first-throw' | 'inscription' | 'join' | 'lot' | 'member' | 'member-horse' | 'move' | 'naming' | 'need' | 'need-answer' | 'odds' | 'offer' | 'owe' | 'place' | 'place-bet' | 'race-throw' | 'read' | 'throw-in' | 'top-card' | 'turn-up' | 'whose' | 'withdraw'
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
  readonly things: readonly ('' | 'auctioneer' | 'bookmaker' | 'bridle' | 'club' | 'farrier' | 'forage' | 'stevens' | 'sure' | 'vessels' | 'vet' | 'walroy')[]
  readonly cards: readonly AscotCardLook[]
  readonly horses: readonly AscotHorseLook[]
  readonly seats: readonly AscotSeatLook[]
  readonly course: AscotCourse
  readonly training: AscotTraining | null
  readonly sale: AscotSale | null
  readonly debt: AscotDebt | null
  readonly offer: AscotOffer | null
  readonly need: AscotNeed | null
  readonly place_deal: AscotPlaceDeal | null
  readonly put_aside: number
  readonly arrival: readonly number[]
  readonly reckoning: readonly AscotLine[]
  readonly banker: boolean
  readonly richest: boolean
  readonly carried: boolean
  readonly smaller: boolean
  readonly places: boolean
  readonly choices: readonly AscotChoice[]
  readonly barred: readonly AscotChoice[]
  readonly goods: readonly AscotChoice[]
  readonly awaited: readonly number[]
  readonly over: boolean
  readonly winners: readonly number[]
  readonly owed?: number
  readonly order?: RunningOrder | null
  readonly tenth?: number
  readonly worth?: AscotWorth | null
}

/** A move of any game: its kind, and its parts by name. */
export type AnyMove = { readonly kind: string; readonly [part: string]: number | string }

/** An event of any game: its name, and its facts by name. */
export type AnyEvent = {
  readonly name: string
  readonly [fact: string]: number | string | readonly (number | string)[]
}

export type TicketMove =
  | { readonly kind: 'race'; readonly course: 'flat' | 'hedges' | 'harness' | 'steeple1' | 'steeple2' | 'steeple3' | 'steeple4'; readonly cards: number }
  | { readonly kind: 'ticket'; readonly first: number; readonly second: number; readonly third: number }
  | { readonly kind: 'discard'; readonly card: number }
  | { readonly kind: 'run'; readonly horse: number; readonly squares: number; readonly direction: 'forward' | 'backward' | 'left' | 'right'; readonly way: 'none' | 'ahead' | 'ahead-right' | 'right' | 'behind-right' | 'behind' | 'behind-left' | 'left' | 'ahead-left' }
  | { readonly kind: 'joker'; readonly horse: number; readonly squares: number; readonly direction: 'forward' | 'backward' | 'left' | 'right'; readonly way: 'none' | 'ahead' | 'ahead-right' | 'right' | 'behind-right' | 'behind' | 'behind-left' | 'left' | 'ahead-left' }
  | { readonly kind: 'beside'; readonly couple: string; readonly side: 'forward' | 'backward' | 'left' | 'right'; readonly way: 'none' | 'ahead' | 'ahead-right' | 'right' | 'behind-right' | 'behind' | 'behind-left' | 'left' | 'ahead-left' }
  | { readonly kind: 'stay'; readonly pair: string }
  | { readonly kind: 'sealed-race'; readonly course: 'flat' | 'hedges' | 'harness' | 'steeple1' | 'steeple2' | 'steeple3' | 'steeple4'; readonly cards: number }

export type TicketEvent =
  | { readonly name: 'first-player'; readonly player: number }
  | { readonly name: 'race'; readonly player: number; readonly race: number; readonly discipline: 'flat' | 'hedges' | 'steeple' | 'harness'; readonly river: number; readonly cards: number }
  | { readonly name: 'sealed' }
  | { readonly name: 'reshuffled' }
  | { readonly name: 'lane'; readonly horse: number; readonly lane: number }
  | { readonly name: 'lined-up' }
  | { readonly name: 'dealt'; readonly cards: number }
  | { readonly name: 'hand'; readonly hand: readonly (number)[] }
  | { readonly name: 'filled'; readonly player: number }
  | { readonly name: 'own-ticket'; readonly player: number; readonly first: number; readonly second: number; readonly third: number }
  | { readonly name: 'ticket'; readonly player: number; readonly first: number; readonly second: number; readonly third: number }
  | { readonly name: 'off' }
  | { readonly name: 'run'; readonly player: number; readonly card: number; readonly horse: number; readonly start: string; readonly end: string }
  | { readonly name: 'joker'; readonly player: number; readonly card: number; readonly horse: number; readonly start: string; readonly end: string }
  | { readonly name: 'beside'; readonly player: number; readonly card: number; readonly horse: number; readonly start: string; readonly end: string }
  | { readonly name: 'yields'; readonly horse: number; readonly end: string }
  | { readonly name: 'stay'; readonly player: number; readonly low: number; readonly high: number }
  | { readonly name: 'discard'; readonly player: number; readonly card: number }
  | { readonly name: 'crossed'; readonly horse: number }
  | { readonly name: 'leads'; readonly horse: number }
  | { readonly name: 'cards-left'; readonly left: number }
  | { readonly name: 'last-card'; readonly race: number }
  | { readonly name: 'disqualified'; readonly horse: number }
  | { readonly name: 'level'; readonly horse: number }
  | { readonly name: 'photo' }
  | { readonly name: 'photo-result'; readonly horse: number; readonly place: number }
  | { readonly name: 'placed'; readonly horse: number; readonly place: number }
  | { readonly name: 'arrival'; readonly race: number }
  | { readonly name: 'points'; readonly player: number; readonly gain: number; readonly score: number }
  | { readonly name: 'won'; readonly player: number }
  | { readonly name: 'winners'; readonly score: number }

/** Milliseconds a stage plays for an event at ease; what is not named takes none. */
export const TICKET_LASTS = {
  'race': 1200,
  'off': 1600,
  'leads': 600,
  'cards-left': 1500,
  'last-card': 4600,
  'disqualified': 2000,
  'photo': 1900,
  'photo-result': 1900,
  'arrival': 3400,
  'points': 1100,
} as const

export type AuteuilMove =
  | { readonly kind: 'go'; readonly bought: number }
  | { readonly kind: 'tierce'; readonly first: number; readonly second: number; readonly third: number }
  | { readonly kind: 'win'; readonly horse: number }
  | { readonly kind: 'place'; readonly horse: number }
  | { readonly kind: 'die'; readonly points: number; readonly horse: number }
  | { readonly kind: 'bonus'; readonly horse: number }
  | { readonly kind: 'fourth'; readonly horse: number }
  | { readonly kind: 'enough' }
  | { readonly kind: 'again' }
  | { readonly kind: 'buy'; readonly bought: number }

export type AuteuilEvent =
  | { readonly name: 'ready'; readonly player: number; readonly bought: number; readonly francs: number }
  | { readonly name: 'bell'; readonly race: number; readonly races: number }
  | { readonly name: 'dealt'; readonly cards: number }
  | { readonly name: 'cards'; readonly horses: readonly (number)[] }
  | { readonly name: 'race'; readonly race: number; readonly races: number; readonly fee: number }
  | { readonly name: 'fees'; readonly francs: number }
  | { readonly name: 'slip-folded'; readonly player: number }
  | { readonly name: 'slip'; readonly player: number; readonly first: number; readonly second: number; readonly third: number; readonly win: number; readonly place: number }
  | { readonly name: 'windows-closed' }
  | { readonly name: 'opening'; readonly player: number; readonly one: number; readonly two: number; readonly three: number; readonly total: number }
  | { readonly name: 'opening-level'; readonly players: number; readonly total: number }
  | { readonly name: 'starts'; readonly player: number }
  | { readonly name: 'off' }
  | { readonly name: 'bought'; readonly player: number; readonly bought: number; readonly francs: number }
  | { readonly name: 'thrown'; readonly player: number; readonly one: number; readonly two: number; readonly three: number; readonly combination: 'none' | 'sequence' | 'triple' | 'triple-one' | 'triple-six' }
  | { readonly name: 'nothing-playable'; readonly player: number }
  | { readonly name: 'dice-lost'; readonly count: number }
  | { readonly name: 'moved'; readonly player: number; readonly kind: 'die' | 'bonus' | 'fourth'; readonly points: number; readonly horse: number; readonly start: number }
  | { readonly name: 'raised'; readonly horse: number; readonly where: number; readonly kind: 'die' | 'bonus' | 'fourth' }
  | { readonly name: 'jumped'; readonly horse: number; readonly obstacles: number }
  | { readonly name: 'back'; readonly horse: number; readonly squares: number; readonly end: number }
  | { readonly name: 'fell'; readonly horse: number; readonly where: number }
  | { readonly name: 'stood'; readonly horse: number; readonly where: number }
  | { readonly name: 'held'; readonly horse: number; readonly where: number }
  | { readonly name: 'out'; readonly horse: number; readonly where: number }
  | { readonly name: 'arrived'; readonly horse: number; readonly place: number }
  | { readonly name: 'lap'; readonly horse: number; readonly lap: number; readonly laps: number }
  | { readonly name: 'last-obstacle'; readonly horse: number }
  | { readonly name: 'leads'; readonly horse: number }
  | { readonly name: 'again'; readonly player: number }
  | { readonly name: 'enough'; readonly player: number; readonly kind: 'bonus' | 'fourth' | 'again' }
  | { readonly name: 'freed'; readonly horse: number; readonly where: number }
  | { readonly name: 'no-third' }
  | { readonly name: 'arrival'; readonly race: number; readonly home: number }
  | { readonly name: 'owners'; readonly player: number; readonly count: number }
  | { readonly name: 'prize'; readonly place: number; readonly horse: number; readonly francs: number; readonly player: number }
  | { readonly name: 'prize-passed'; readonly place: number; readonly horse: number; readonly francs: number; readonly player: number; readonly heir: number }
  | { readonly name: 'prize-unclaimed'; readonly place: number; readonly horse: number; readonly francs: number }
  | { readonly name: 'telegram'; readonly in_order: number; readonly other_order: number; readonly simple: number }
  | { readonly name: 'rates'; readonly order: number; readonly other: number; readonly win: number; readonly place: number }
  | { readonly name: 'slip-unfolded'; readonly player: number }
  | { readonly name: 'slip-paid'; readonly player: number; readonly francs: number; readonly tierce: 'missed' | 'in-order' | 'other-order' }
  | { readonly name: 'slip-torn'; readonly player: number }
  | { readonly name: 'purse'; readonly player: number; readonly purse: number; readonly gained: number; readonly change: number }
  | { readonly name: 'sweets'; readonly player: number; readonly sweets: number }
  | { readonly name: 'jar'; readonly jar: number }
  | { readonly name: 'winners'; readonly players: number; readonly francs: number }

/** Milliseconds a stage plays for an event at ease; what is not named takes none. */
export const AUTEUIL_LASTS = {
  'race': 4200,
  'off': 4200,
  'thrown': 700,
  'fell': 1700,
  'out': 1900,
  'arrived': 6300,
  'arrival': 6600,
  'telegram': 2600,
  'slip-paid': 1100,
  'slip-torn': 1100,
} as const

/** The same for whoever follows the winner. */
export const AUTEUIL_FOLLOWING = {
  'arrived': 1900,
} as const

export type FinishlineMove =
  | { readonly kind: 'go' }
  | { readonly kind: 'take'; readonly colour: 'white' | 'red' | 'yellow' | 'green' | 'black' }
  | { readonly kind: 'handful'; readonly colours: string }
  | { readonly kind: 'aside'; readonly die: number }
  | { readonly kind: 'on'; readonly die: number; readonly horse: number }
  | { readonly kind: 'pace'; readonly die: number; readonly start: number; readonly end: number }
  | { readonly kind: 'mix'; readonly die: number; readonly back: number; readonly order: '123' | '132' | '213' | '231' | '312' | '321' }
  | { readonly kind: 'level'; readonly die: number }
  | { readonly kind: 'keep'; readonly die: number }
  | { readonly kind: 'side'; readonly die: number }
  | { readonly kind: 'trick'; readonly die: number; readonly colour: 'white' | 'red' | 'yellow' | 'green' | 'black' }
  | { readonly kind: 'trick-two'; readonly die: number; readonly colours: string }
  | { readonly kind: 'extra'; readonly horse: number }
  | { readonly kind: 'decline' }
  | { readonly kind: 'done' }
  | { readonly kind: 'win'; readonly horse: number; readonly stake: number }
  | { readonly kind: 'pair'; readonly pair: string; readonly stake: number }

export type FinishlineEvent =
  | { readonly name: 'lot'; readonly player: number }
  | { readonly name: 'race'; readonly race: number }
  | { readonly name: 'tile'; readonly horse: number; readonly tile: number }
  | { readonly name: 'slip'; readonly player: number }
  | { readonly name: 'own-slip'; readonly bets: number }
  | { readonly name: 'off' }
  | { readonly name: 'takes'; readonly player: number; readonly dice: string }
  | { readonly name: 'last-die' }
  | { readonly name: 'rolls'; readonly first_face: string; readonly second_face: string; readonly third_face: string }
  | { readonly name: 'aside'; readonly player: number; readonly colour: 'white' | 'red' | 'yellow' | 'green' | 'black'; readonly face: string; readonly amount: number }
  | { readonly name: 'shoe'; readonly player: number; readonly horse: number; readonly effect: 'waits' | 'favourite' | 'second' }
  | { readonly name: 'double'; readonly player: number; readonly horse: number }
  | { readonly name: 'whip'; readonly player: number; readonly horse: number; readonly whips: number }
  | { readonly name: 'pace'; readonly player: number; readonly start: number; readonly end: number; readonly effect: 'waits' | 'favourite' | 'second' }
  | { readonly name: 'helmet'; readonly player: number; readonly horse: number }
  | { readonly name: 'level'; readonly player: number; readonly horse: number; readonly leader: number }
  | { readonly name: 'interference'; readonly player: number; readonly front: number; readonly middle: number; readonly back: number }
  | { readonly name: 'loss'; readonly player: number; readonly horse: number; readonly rival: number; readonly other_rival: number }
  | { readonly name: 'keep'; readonly player: number }
  | { readonly name: 'side'; readonly player: number; readonly other: number; readonly stake: number; readonly who: 'again' | 'next' | 'last' }
  | { readonly name: 'disqualify'; readonly player: number; readonly horse: number }
  | { readonly name: 'trick'; readonly player: number; readonly dice: string }
  | { readonly name: 'outsider'; readonly player: number; readonly horse: number; readonly amount: number }
  | { readonly name: 'disqualified'; readonly horse: number }
  | { readonly name: 'passes'; readonly horse: number; readonly place: number; readonly rival: number; readonly other_rival: number; readonly third_rival: number }
  | { readonly name: 'parted'; readonly horse: number; readonly rival: number }
  | { readonly name: 'leads'; readonly horse: number }
  | { readonly name: 'straight' }
  | { readonly name: 'post'; readonly race: number; readonly extras: number }
  | { readonly name: 'extra'; readonly player: number; readonly horse: number; readonly effect: 'waits' | 'favourite' | 'second' }
  | { readonly name: 'decline'; readonly player: number }
  | { readonly name: 'photo'; readonly first: number; readonly second: number }
  | { readonly name: 'photo-dice'; readonly horse: number; readonly shoes: number }
  | { readonly name: 'photo-again' }
  | { readonly name: 'photo-won'; readonly horse: number }
  | { readonly name: 'arrival'; readonly race: number; readonly first: number; readonly second: number }
  | { readonly name: 'sheet'; readonly player: number; readonly bets: number }
  | { readonly name: 'paid'; readonly horse: number; readonly partner: number; readonly stake: number; readonly odds: number; readonly amount: number }
  | { readonly name: 'outsider-paid'; readonly horse: number; readonly amount: number; readonly what: 'win' | 'pair' }
  | { readonly name: 'capital'; readonly player: number; readonly gain: number; readonly capital: number }
  | { readonly name: 'side-total'; readonly player: number; readonly amount: number }
  | { readonly name: 'total'; readonly player: number; readonly total: number }
  | { readonly name: 'winners'; readonly total: number; readonly first_winner: number; readonly second_winner: number; readonly third_winner: number; readonly fourth_winner: number }
  | { readonly name: 'starter'; readonly race: number; readonly player: number }
  | { readonly name: 'allowance'; readonly amount: number; readonly race: number }

/** Milliseconds a stage plays for an event at ease; what is not named takes none. */
export const FINISHLINE_LASTS = {
  'race': 2600,
  'off': 1700,
  'rolls': 700,
  'level': 1700,
  'disqualified': 1700,
  'straight': 1600,
  'photo': 2200,
  'photo-dice': 1300,
  'photo-won': 2200,
  'arrival': 10000,
  'paid': 900,
  'capital': 900,
} as const

export type AscotMove =
  | { readonly kind: 'pass' }
  | { readonly kind: 'yes' }
  | { readonly kind: 'done' }
  | { readonly kind: 'send' }
  | { readonly kind: 'for'; readonly whose: 'favourite' | 'next' }
  | { readonly kind: 'drop'; readonly advantage: 'none' | 'too' }
  | { readonly kind: 'swap'; readonly thing: number }
  | { readonly kind: 'throw'; readonly thing: number }
  | { readonly kind: 'sell'; readonly thing: number }
  | { readonly kind: 'read'; readonly pack: 'stevens' | 'walroy' | 'vet' }
  | { readonly kind: 'horse'; readonly horse: number }
  | { readonly kind: 'to'; readonly seat: number }
  | { readonly kind: 'trade'; readonly horse: number }
  | { readonly kind: 'give'; readonly report: 'bridle' | 'vessels' | 'sure' }
  | { readonly kind: 'take'; readonly report: 'bridle' | 'vessels' | 'sure' }
  | { readonly kind: 'scratch'; readonly horse: number }
  | { readonly kind: 'fav'; readonly horse: number }
  | { readonly kind: 'lane'; readonly lane: number }
  | { readonly kind: 'on'; readonly lane: number }
  | { readonly kind: 'adv'; readonly lane: number }
  | { readonly kind: 'led'; readonly lane: number }
  | { readonly kind: 'bid'; readonly francs: number }
  | { readonly kind: 'pay'; readonly francs: number }
  | { readonly kind: 'ask'; readonly francs: number }
  | { readonly kind: 'bet'; readonly francs: number }
  | { readonly kind: 'offer'; readonly francs: number }
  | { readonly kind: 'name'; readonly seat: number }
  | { readonly kind: 'place'; readonly horse: number }
  | { readonly kind: 'odds'; readonly odds: number }

export type AscotEvent =
  | { readonly name: 'dealer-drawn'; readonly player: number }
  | { readonly name: 'declared'; readonly player: number }
  | { readonly name: 'acts-as-auctioneer'; readonly player: number }
  | { readonly name: 'exchanged'; readonly player: number }
  | { readonly name: 'threw-in'; readonly player: number; readonly count: number }
  | { readonly name: 'turned-up'; readonly thing: number; readonly francs: number; readonly left: number }
  | { readonly name: 'bade'; readonly player: number; readonly francs: number; readonly kind: 'pile' | 'debt' | 'surplus' }
  | { readonly name: 'passed'; readonly player: number; readonly kind: 'pile' | 'debt' | 'surplus' }
  | { readonly name: 'sold'; readonly thing: number; readonly player: number; readonly francs: number; readonly kind: 'pile' | 'debt' | 'surplus' }
  | { readonly name: 'commission-paid'; readonly buyer: number; readonly player: number; readonly francs: number }
  | { readonly name: 'unsold'; readonly thing: number; readonly seller: number; readonly kind: 'pile' | 'debt' | 'surplus' }
  | { readonly name: 'cards-billed'; readonly player: number; readonly francs: number }
  | { readonly name: 'paid'; readonly player: number; readonly to: number; readonly francs: number; readonly cause: 'club' | 'cards' | 'training' | 'entry' | 'race' }
  | { readonly name: 'void'; readonly player: number; readonly to: number; readonly francs: number }
  | { readonly name: 'owes'; readonly player: number; readonly to: number; readonly francs: number }
  | { readonly name: 'dealt'; readonly count: number; readonly dead: number }
  | { readonly name: 'put-under'; readonly player: number }
  | { readonly name: 'done-throwing'; readonly player: number; readonly left: number }
  | { readonly name: 'hand-opened'; readonly player: number; readonly count: number }
  | { readonly name: 'card-opened'; readonly player: number; readonly thing: number }
  | { readonly name: 'auctioneer-proposed'; readonly player: number; readonly named: number }
  | { readonly name: 'own-hand'; readonly cards: readonly (number)[] }
  | { readonly name: 'own-card-under'; readonly thing: number }
  | { readonly name: 'own-top-card'; readonly thing: number }
  | { readonly name: 'own-throw'; readonly cards: readonly (number)[] }
  | { readonly name: 'threw-for-start'; readonly player: number; readonly points: number; readonly board: 'training' | 'race' }
  | { readonly name: 'starts'; readonly player: number; readonly board: 'training' | 'race' }
  | { readonly name: 'dice-thrown'; readonly player: number; readonly one: number; readonly two: number; readonly board: 'training' | 'race' }
  | { readonly name: 'trained'; readonly horse: number; readonly start: number; readonly end: number }
  | { readonly name: 'back-in-box'; readonly horse: number }
  | { readonly name: 'on-square'; readonly horse: number; readonly square: number }
  | { readonly name: 'report-read'; readonly player: number; readonly trainer: 'stevens' | 'walroy' | 'vet'; readonly kind: number; readonly title: number; readonly asked: number }
  | { readonly name: 'report-applied'; readonly horse: number; readonly trainer: 'stevens' | 'walroy' | 'vet'; readonly kind: number }
  | { readonly name: 'advantage-earned'; readonly horse: number; readonly count: number }
  | { readonly name: 'disadvantage-taken'; readonly horse: number; readonly count: number }
  | { readonly name: 'report-kept'; readonly player: number; readonly report: 'bridle' | 'vessels' | 'sure' }
  | { readonly name: 'strangles-told'; readonly player: number }
  | { readonly name: 'turn-missed'; readonly player: number }
  | { readonly name: 'joined'; readonly player: number }
  | { readonly name: 'received'; readonly player: number; readonly francs: number }
  | { readonly name: 'galloped'; readonly horse: number; readonly start: number; readonly end: number; readonly square: number }
  | { readonly name: 'led-home'; readonly horse: number }
  | { readonly name: 'training-over' }
  | { readonly name: 'offer-made'; readonly player: number; readonly to: number; readonly pays: number; readonly asks: number }
  | { readonly name: 'offer-accepted'; readonly maker: number; readonly player: number }
  | { readonly name: 'offer-declined'; readonly maker: number; readonly player: number }
  | { readonly name: 'market-passed'; readonly player: number }
  | { readonly name: 'market-closed'; readonly count: number }
  | { readonly name: 'put-up'; readonly thing: number; readonly player: number; readonly kind: 'pile' | 'debt' | 'surplus' }
  | { readonly name: 'allotted'; readonly horse: number; readonly seller: number; readonly player: number; readonly francs: number }
  | { readonly name: 'withdrawn'; readonly horse: number; readonly player: number; readonly why: 'surplus' | 'unpaid' }
  | { readonly name: 'entered'; readonly player: number; readonly count: number; readonly francs: number }
  | { readonly name: 'favourite-named'; readonly player: number; readonly horse: number }
  | { readonly name: 'horse-called'; readonly horse: number; readonly favourite: number }
  | { readonly name: 'bet-placed'; readonly player: number; readonly horse: number; readonly francs: number; readonly pays: number }
  | { readonly name: 'place-asked'; readonly player: number; readonly horse: number }
  | { readonly name: 'place-priced'; readonly player: number; readonly horse: number; readonly odds: number }
  | { readonly name: 'place-declined'; readonly player: number; readonly horse: number }
  | { readonly name: 'place-left'; readonly player: number; readonly horse: number }
  | { readonly name: 'place-taken'; readonly player: number; readonly horse: number; readonly francs: number; readonly odds: number }
  | { readonly name: 'stays-fallen'; readonly horse: number }
  | { readonly name: 'freed'; readonly horse: number }
  | { readonly name: 'moved'; readonly horse: number; readonly lane: number; readonly length: number }
  | { readonly name: 'jostled'; readonly horse: number; readonly lane: number; readonly length: number; readonly back: number }
  | { readonly name: 'waited-at-post'; readonly horse: number; readonly needed: number; readonly barred: number }
  | { readonly name: 'went-on'; readonly horse: number; readonly lane: number; readonly length: number }
  | { readonly name: 'advantage-spent'; readonly player: number; readonly horse: number }
  | { readonly name: 'disadvantage-dropped'; readonly player: number; readonly horse: number }
  | { readonly name: 'inscribed'; readonly horse: number; readonly kind: string; readonly number: number }
  | { readonly name: 'led-by-inscription'; readonly horse: number; readonly lane: number; readonly length: number }
  | { readonly name: 'nothing-doing'; readonly horse: number }
  | { readonly name: 'report-given-up'; readonly player: number; readonly report: 'bridle' | 'vessels' | 'sure'; readonly horse: number }
  | { readonly name: 'need-offered'; readonly player: number; readonly holder: number; readonly francs: number; readonly report: 'bridle' | 'vessels' | 'sure'; readonly horse: number }
  | { readonly name: 'need-accepted'; readonly buyer: number; readonly player: number; readonly francs: number; readonly report: 'bridle' | 'vessels' | 'sure' }
  | { readonly name: 'need-declined'; readonly buyer: number; readonly player: number }
  | { readonly name: 'fell'; readonly horse: number }
  | { readonly name: 'out-of-race'; readonly horse: number }
  | { readonly name: 'past-post'; readonly horse: number; readonly place: number }
  | { readonly name: 'disqualified-at-post'; readonly horse: number }
  | { readonly name: 'race-stopped' }
  | { readonly name: 'race-over'; readonly count: number; readonly first: number; readonly second: number; readonly third: number; readonly rounds: number }
  | { readonly name: 'banker-paid'; readonly player: number; readonly francs: number }
  | { readonly name: 'prize-paid'; readonly player: number; readonly horse: number; readonly francs: number; readonly place: number }
  | { readonly name: 'ticket-paid'; readonly player: number; readonly francs: number; readonly times: number }
  | { readonly name: 'bookmaker-paid'; readonly player: number; readonly francs: number }
  | { readonly name: 'stake-back'; readonly player: number; readonly francs: number }
  | { readonly name: 'tote-carried'; readonly francs: number }
  | { readonly name: 'place-paid'; readonly player: number; readonly horse: number; readonly francs: number; readonly odds: number }
  | { readonly name: 'places-kept'; readonly player: number; readonly francs: number }
  | { readonly name: 'place-back'; readonly player: number; readonly francs: number }
  | { readonly name: 'off' }
  | { readonly name: 'leads'; readonly horse: number }
  | { readonly name: 'into-bend'; readonly horse: number }
  | { readonly name: 'into-straight'; readonly horse: number }
  | { readonly name: 'purse-counted'; readonly player: number; readonly francs: number }
  | { readonly name: 'won'; readonly player: number; readonly horse: number }
  | { readonly name: 'richest'; readonly player: number; readonly francs: number; readonly wins: 'too' | 'instead' }

/** Milliseconds a stage plays for an event at ease; what is not named takes none. */
export const ASCOT_LASTS = {
  'sold': 1500,
  'dice-thrown': 700,
  'report-read': 2600,
  'training-over': 2400,
  'fell': 1600,
  'out-of-race': 1600,
  'past-post': 6600,
  'disqualified-at-post': 1600,
  'race-over': 3600,
  'prize-paid': 900,
  'ticket-paid': 900,
  'off': 2200,
  'into-bend': 1500,
  'into-straight': 1500,
} as const

/** The same for whoever follows the winner. */
export const ASCOT_FOLLOWING = {
  'past-post': 2000,
} as const

export type FromServer =
  | TableState
  | Step
  | Chat
  | Played
  | Considered
  | Recalled
  | Refusal
  | Revealed
  | ToteBoard
  | Hinted

export type FromPage =
  | Hello
  | Submit
  | Consider
  | Recall
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
  | SetDoor
  | SetSpeed
  | WaveOn
  | Again
  | Dress
  | LeaveWord
  | ShowTote
  | Hint

/** The form for a new table: what is filled in, and the table it asks for. */

import { ME, USUAL_BOT, USUAL_PACE } from '../wire'
import type { ChoiceOffer, GameOffer, NewTable, OptionOffer } from '../wire'

export { ME }
export const OPEN = ''
export const CLOCKS = [0, 30, 60, 120, 300]
export const PACES = [250, USUAL_PACE, 2000]

export interface Draft {
  game: string
  seats: number
  /** Who sits where; kept for more seats than there are, so that changing the number loses nothing. */
  fill: string[]
  options: Record<string, number>
  title: string
  public: boolean
  watchable: boolean
  clock: number
  pace: number
  /** Is there a tote board, for everybody or nobody? */
  tote: boolean
  /** May everybody, or nobody, ask for hints? */
  hints: boolean
}

const MOST_SEATS = 12
const USUAL_SEATS = 3

export function firstDraft(offer: GameOffer): Draft {
  const bot = usualBot(offer)
  return {
    game: offer.name,
    seats: offer.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (offer.seats[0] ?? 2),
    fill: [ME, OPEN, ...Array.from({ length: MOST_SEATS - 2 }, () => bot)],
    options: {},
    title: '',
    public: false,
    watchable: true,
    clock: 0,
    pace: USUAL_PACE,
    tote: false,
    hints: false,
  }
}

/** The bot that is offered first: the house's tipster, where it is there. */
export function usualBot(offer: GameOffer): string {
  return offer.bots.includes(USUAL_BOT) ? USUAL_BOT : (offer.bots[0] ?? OPEN)
}

/** What an option may be with so many seats, from the least value to the greatest. */
export function choicesOf(option: OptionOffer, seats: number): readonly ChoiceOffer[] {
  return option.choices.filter(({ value }) => option.allowed[seats]?.includes(value))
}

/** What an option is set to for a first game: the gentlest choice, where its game names one. */
export function gentleOf(offer: GameOffer, option: OptionOffer, seats: number): ChoiceOffer | undefined {
  const choices = choicesOf(option, seats)
  const named = choices.find(({ value }) => value === offer.gentle?.[option.name])
  return named ?? choices.find(({ value }) => value === option.allowed[seats]?.[0])
}

/** With how many a first game is played. */
export function gentleSeats(offer: GameOffer): number {
  return offer.gentle_seats || firstDraft(offer).seats
}

/** What an option is set to: the reader's choice while it is possible, else the usual one. */
export function valueOf(draft: Draft, option: OptionOffer): number {
  const allowed = option.allowed[draft.seats] ?? []
  const chosen = draft.options[option.name]
  return chosen !== undefined && allowed.includes(chosen) ? chosen : (allowed[0] ?? 0)
}

/** What a house rule changes, as it was measured: the choice that is made, or what a switch is for. */
export function effectOf(draft: Draft, option: OptionOffer): string {
  const usual = option.allowed[draft.seats]?.[0]
  const chosen = option.switch ? Number(!usual) : valueOf(draft, option)
  return option.choices.find(({ value }) => value === chosen)?.effect ?? ''
}

/** Is any house rule set otherwise than we read the rules? */
export function hasHouseRule(draft: Draft, options: readonly OptionOffer[]): boolean {
  return options.some(
    (option) => option.ruling && valueOf(draft, option) !== option.allowed[draft.seats]?.[0],
  )
}

/** The table that is asked for; what is not among the options is left to the house. */
export function tableOf(draft: Draft, options: readonly OptionOffer[] = []): NewTable {
  const fill = draft.fill.slice(0, draft.seats)
  return {
    game: draft.game,
    seats: draft.seats,
    options: Object.fromEntries(
      options.map((option) => [option.name, valueOf(draft, option)]),
    ),
    title: draft.title.trim(),
    public: draft.public,
    watchable: draft.watchable,
    clock: draft.clock,
    pace: draft.pace,
    ...(draft.tote ? { tote: true } : {}),
    ...(draft.hints ? { hints: true } : {}),
    fill,
    begin: !fill.includes(OPEN),
  }
}

/** A table at which one plays at once: the gentlest of the game, against bots that play well but not best. */
export function quickTable(offer: GameOffer): NewTable {
  const draft = firstDraft(offer)
  const bot = usualBot(offer)
  const seats = gentleSeats(offer)
  return { ...tableOf({ ...draft, seats, fill: draft.fill.map((_, seat) => (seat ? bot : ME)), hints: true }), options: offer.gentle ?? {} }
}

/** The names by which this room calls what crosses the wire, and what can be read off it. */

import { sentence } from '../../words'
import type {
  AscotCardLook as CardLook,
  AscotChoice as Choice,
  AscotHorseLook as HorseLook,
  AscotEvent as Event,
  AscotLook as Look,
  AscotLoopSquare as LoopSquare,
  AscotMove as Move,
  AscotReport as Report,
  Line as Told,
  Sentence,
} from '../../wire'

export type {
  AscotCardLook as CardLook,
  AscotChoice as Choice,
  AscotCourse as Course,
  AscotDebt as Debt,
  AscotEvent as Event,
  AscotHorseLook as HorseLook,
  AscotInscription as Inscription,
  AscotLine as Line,
  AscotLook as Look,
  AscotLoopSquare as LoopSquare,
  AscotMove as Move,
  AscotNeed as Need,
  AscotOffer as Offer,
  AscotReport as Report,
  AscotReportPack as ReportPack,
  AscotSale as Sale,
  AscotSeatLook as SeatLook,
  AscotTraining as Training,
  AscotTurned as Turned,
  Line as Told,
  Sentence,
} from '../../wire'

/** Nobody, or the Bank where somebody is paid. */
export const NOBODY = -1

/** How far the game is, in its order. */
export const STAGES: readonly Look['stage'][] = ['deal', 'auction', 'training', 'market', 'betting', 'race', 'closed']
export const COLOURS: readonly HorseLook['colour'][] = ['black', 'red', 'yellow', 'blue']

/** A card, horse or kept report by name, as a sentence inside another one; a horse as the pack names it. */
export function thingName(look: Pick<Look, 'horses'>, thing: number): Sentence {
  const name = horseOf(look, thing)?.name
  return name ? sentence('ascot-own-horse', { number: thing, name }) : sentence('ascot-the-thing', { thing })
}

/** The name of a square of the loop: its own, of a pack that gives it one, or ours. */
export function squareName({ name, own }: Pick<LoopSquare, 'name' | 'own'>): Sentence {
  return own ? sentence('named', { name: own }) : sentence('ascot-square', { name })
}

/** The title of a report, likewise. */
export function reportName({ name, own }: Pick<Report, 'name' | 'own'>): Sentence {
  return own ? sentence('named', { name: own }) : sentence('ascot-report', { name })
}

/** A seat's name, or its number where nobody has a name for it; the Bank for nobody. */
export function seatName(names: readonly string[], seat: number): Sentence {
  if (seat < 0) return sentence('ascot-the-bank')
  const name = names[seat]
  return name ? sentence('named', { name }) : sentence('player', { seat: seat + 1 })
}

export function horseOf(look: Pick<Look, 'horses'>, horse: number): HorseLook | undefined {
  return look.horses.find((one) => one.horse === horse)
}

export function colourOf(look: Pick<Look, 'horses'>, horse: number): string {
  return horseOf(look, horse)?.colour ?? 'black'
}

/** The cards that lie open before a seat. */
export function ownedBy(look: Pick<Look, 'cards'>, seat: number): CardLook[] {
  return look.cards.filter((card) => card.where === 'owned' && card.seat === seat)
}

/** The cards in a seat's hand, as far as the viewer sees them. */
export function handOf(look: Pick<Look, 'cards'>, seat: number): CardLook[] {
  return look.cards.filter((card) => card.where === 'hand' && card.seat === seat)
}

/** Horses that are or were entered. */
export function entered(look: Pick<Look, 'horses'>): HorseLook[] {
  return look.horses.filter(({ status }) => status)
}

/** Is the race out of its gate: is there a course to look at rather than a pad? */
export function isRacing(look: Pick<Look, 'stage'>): boolean {
  return look.stage === 'race' || look.stage === 'closed'
}

/** What a line of this room's story tells of. */
export function eventOf(line: Told): Event {
  return line.event as Event
}

/** What tells a move from any other, whichever look brought it. */
export function keyOf(move: Move): string {
  return Object.values(move).join(':')
}

/** Is it the same move? */
export function isSame(one: Choice | null, other: Choice): boolean {
  return one !== null && keyOf(one.move) === keyOf(other.move)
}

/** The move that a choice with a free amount is with this amount. */
export function withFrancs({ move }: Choice, francs: number): Move {
  return 'francs' in move ? { ...move, francs } : move
}

/** Lay every seat's hand into what spectators see. */
export function seeAll(looks: { readonly [audience: string]: unknown }): Look {
  const seen = looks['-1'] as Look
  const others = Object.entries(looks).flatMap(([audience, look]) => (audience === '-1' ? [] : [look as Look]))
  const cards = seen.cards.map((card) => {
    if (card.where !== 'unseen') return card
    const holder = others.find((look) => look.cards.some((one) => one.card === card.card && one.where === 'hand'))
    return holder?.cards.find((one) => one.card === card.card) ?? card
  })
  const seats = seen.seats.map((line) => others.find(({ seat }) => seat === line.seat)?.seats[line.seat] ?? line)
  return { ...seen, cards, seats }
}

/** What the phase asks, more narrowly where it is about different things. */
export function momentOf({ phase, sale, debt }: Look): string {
  if (phase === 'bid' && sale) return `bid-${sale.kind}`
  return phase === 'withdraw' && debt ? 'unpaid' : phase
}

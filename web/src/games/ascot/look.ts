/** The names by which this room calls what crosses the wire, and what can be read off it. */

import { sentence } from '../../words'
import type {
  AscotCardLook as CardLook,
  AscotChoice as Choice,
  AscotHorseLook as HorseLook,
  AscotLook as Look,
  Sentence,
} from '../../wire'

export type {
  AscotCardLook as CardLook,
  AscotChoice as Choice,
  AscotCourse as Course,
  AscotDebt as Debt,
  AscotHorseLook as HorseLook,
  AscotInscription as Inscription,
  AscotLine as Line,
  AscotLook as Look,
  AscotLoopSquare as LoopSquare,
  AscotNeed as Need,
  AscotOffer as Offer,
  AscotReport as Report,
  AscotReportPack as ReportPack,
  AscotSale as Sale,
  AscotSeatLook as SeatLook,
  AscotTraining as Training,
  AscotTurned as Turned,
  Sentence,
} from '../../wire'

/** Nobody, or the Bank where somebody is paid. */
export const NOBODY = -1
/** The number of title cards that are horses. */
export const HORSES = 12
/** All title cards, and with the kept reports all things one can own. */
export const CARDS = 20
export const THINGS = 23

/** How far the game is, in its order. */
export const STAGES = ['deal', 'auction', 'training', 'market', 'betting', 'race', 'closed'] as const
export const COLOURS = ['black', 'red', 'yellow', 'blue'] as const

/** A card, horse or kept report by name, as a sentence inside another one. */
export function thingName(thing: number): Sentence {
  return sentence('ascot-the-thing', { thing })
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

/** The move that a choice with a free amount is with this amount. */
export function withAmount(choice: Choice, amount: number): number {
  return choice.move + amount - (choice.least ?? 0)
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

/** What may lie open while the device is passed round: nobody's hand, nobody's draft. */
export function curtained(look: Look): Look {
  const hidden = (card: CardLook) => card.where === 'hand' || card.where === 'pile'
  return {
    ...look,
    choices: [],
    barred: [],
    goods: [],
    offer: look.offer?.sent ? look.offer : null,
    cards: look.cards.map((card) => (hidden(card) ? { card: card.card, price: card.price, where: 'unseen' } : card)),
    seats: look.seats.map((line) => (look.phase === 'throw-in' && line.done ? { ...line, held: null } : line)),
  }
}

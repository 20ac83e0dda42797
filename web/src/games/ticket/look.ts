/** The names by which this room calls what crosses the wire. */

import type { Sentence, TicketCard, TicketLook, TicketMove, TicketSquare } from '../../wire'

export type {
  Sentence,
  TicketCard as Card,
  TicketChoice as Choice,
  TicketLook as Look,
  TicketMove as Move,
  TicketPlayed as Played,
  TicketRunner as Runner,
  TicketSeatLook as SeatLook,
  TicketSquare as Square,
  TicketTrack as Track,
} from '../../wire'

/** A move of one kind. */
export type MoveOf<Kind extends TicketMove['kind']> = TicketMove & { readonly kind: Kind }
export type Direction = MoveOf<'run'>['direction']
export type Discipline = TicketLook['discipline']

/** A look with every hand laid open, as only a replay may show it. */
export interface AllSeeing extends TicketLook {
  readonly hands?: readonly (readonly TicketCard[])[]
}

/** A square's name on the board: lane c, column 7 is `c7`. */
export function squareName(square: TicketSquare): string {
  return String.fromCharCode(96 + square.lane) + String(square.column)
}

export function sameSquare(one?: TicketSquare | null, other?: TicketSquare | null): boolean {
  return !!one && !!other && one.lane === other.lane && one.column === other.column
}

/** A horse's name as a sentence inside another one. */
export function horseName(horse: number): Sentence {
  return { key: 'horse', params: { number: horse } }
}

/** A card's name as a sentence inside another one. */
export function cardName(card: TicketCard): Sentence {
  if (card.joker) return { key: 'card-joker', params: {} }
  const [low = 0, high = 0] = card.horses
  if (card.squares > 0) {
    return { key: 'card-single', params: { horse: horseName(low), squares: card.squares } }
  }
  return { key: 'card-pair', params: { low: horseName(low), high: horseName(high) } }
}

/** A card as it is written: 5.3, 2~5 or J. */
export function cardCode(card: TicketCard): string {
  if (card.joker) return 'J'
  return card.squares > 0 ? `${card.horses[0]}.${card.squares}` : card.horses.join('~')
}

/** Lay every seat's own hand and ticket into what spectators see. */
export function seeAll(looks: { readonly [audience: string]: unknown }): AllSeeing {
  const seen = looks['-1'] as TicketLook
  const own = seen.seats.map((line) => looks[String(line.seat)] as TicketLook | undefined)
  return {
    ...seen,
    seats: seen.seats.map((line, seat) => own[seat]?.seats[seat] ?? line),
    hands: own.map((look) => look?.hand ?? []),
  }
}

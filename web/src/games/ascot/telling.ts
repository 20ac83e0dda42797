/** Choices, squares, reports, offers and lines of the reckoning, as sentences. */

import { say, sentence } from '../../words'
import type { Parameter } from '../../wire'
import { BUSINESSES, inkOf } from './inks'
import { horseOf, NOBODY, seatName, squareName, thingName } from './look'
import type { Choice, Event, Line, Look, LoopSquare, Move, Offer, Report, Sentence } from './look'

/** Francs as they stand on a square: thousands, where nothing is lost by it. */
export function shortFrancs(francs: number): string {
  return francs % 1000 === 0
    ? say('page-ascot-thousands', { thousands: francs / 1000 })
    : say('ascot-francs', { francs })
}

/** Is there an order on this kind of square, not only a colour or turf? */
export function isInscribed(square = ''): boolean {
  return !inkOf(square).mark && !['plain', 'any-colour', 'whip', ''].includes(square)
}

/** What a square of the course is, for the horse that would come to it. */
export function groundWords(square: string, number: number, own: boolean): Sentence {
  if (isInscribed(square)) return sentence('page-ascot-ground-inscribed', { inscription: signName(square, number) })
  return sentence('page-ascot-ground', { square: square || 'plain', own: own ? 1 : 0 })
}

/** What a sign of the course asks, as a sentence of its own. */
export function signWords(kind: string, number: number): Sentence {
  return sentence('page-ascot-sign', { name: signName(kind, number), note: signNote(kind, number) })
}

export function signName(kind: string, number: number): Sentence {
  return isInscribed(kind) ? sentence('ascot-inscription', { kind, number }) : sentence('page-ascot-sign-name', { kind })
}

export function signNote(kind: string, number: number): Sentence {
  return sentence('page-ascot-sign-note', { kind: inkOf(kind).mark ? 'colour' : kind, number })
}

function squareWords({ lane = 0, length = 0, square = '', number = 0, own_colour = false }: Choice): Sentence {
  if (length === 0) return sentence('page-ascot-to-lane', { lane })
  return sentence('page-ascot-to-square', { lane, length, ground: groundWords(square, number, own_colour) })
}

/** Where a throw would take a horse, if it were given to it. */
function throwWords(look: Look, choice: Choice): Sentence {
  const { reach = [], length = 0, needed = 0 } = choice
  const fallen = horseOf(look, choice.thing ?? 0)?.status === 'fallen'
  const post = reach.includes(0)
  return sentence('page-ascot-throw-for', {
    horse: thingName(look, choice.thing ?? 0),
    count: post ? 1 : reach.length,
    length,
    needed,
    state: fallen ? 'fallen' : needed > 0 ? 'waits' : post ? 'post' : 'lanes',
  })
}

/** What a place bet pays, the stake included, given in half stakes. */
export function oddsName(odds: number): Sentence {
  return sentence('ascot-place-odds', { whole: Math.floor(odds / 2), half: odds % 2 })
}

type Phrase = (value: number | string, look: Look, names: readonly string[]) => Sentence

const PHRASES: { readonly [part: string]: Phrase } = {
  thing: (thing, look) => thingName(look, Number(thing)),
  horse: (horse, look) => thingName(look, Number(horse)),
  seat: (seat, _, names) => seatName(names, Number(seat)),
  report: (word, look) => thingName(look, look.things.findIndex((one) => one === word)),
  pack: (pack) => sentence('ascot-the-pack', { pack }),
}

/**
 * A move in the words of its kind, for those that have no better ones here. Labels of the kinds below
 * are not fetched; that of a new kind belongs into a section of the catalogue that the page fetches.
 */
function moveWords(look: Look, move: Move, names: readonly string[]): Sentence {
  const parts = Object.entries(move).flatMap(([part, value]): [string, Parameter][] =>
    part === 'kind' ? [] : [[part, PHRASES[part]?.(value, look, names) ?? value]],
  )
  const key = `ascot-move-${move.kind}`
  return sentence(key, Object.fromEntries(parts))
}

/** What a choice does, as it stands on its button. */
export function choiceWords(look: Look, choice: Choice, names: readonly string[]): Sentence {
  const { move } = choice
  const thing = thingName(look, choice.thing ?? 0)
  const francs = choice.francs ?? 0
  const to = () => (choice.home ? sentence('page-ascot-to-post') : squareWords(choice))
  switch (move.kind) {
    case 'pass':
      return sentence('page-ascot-pass', { phase: look.phase })
    case 'yes':
      return sentence('page-ascot-accept', { phase: look.phase, francs: Math.abs(francs) })
    case 'done':
      return sentence('page-ascot-done', { count: 0 })
    case 'for':
      return throwWords(look, choice)
    case 'drop':
      return sentence('page-ascot-drop', { advantage: move.advantage === 'too' ? 1 : 0 })
    case 'name':
      return sentence('page-ascot-name', { player: seatName(names, move.seat) })
    case 'sell':
      return sentence('page-ascot-sell', { thing })
    case 'read':
      return sentence('page-ascot-read', { trainer: sentence('ascot-the-pack', { pack: move.pack }) })
    case 'horse':
      return sentence('page-ascot-for-horse', { horse: thing })
    case 'scratch':
      return sentence('page-ascot-withdraw', { horse: thing })
    case 'fav':
      return sentence('page-ascot-favourite', { horse: thing })
    case 'place':
      return sentence('page-ascot-ask-price', { horse: thing })
    case 'odds':
      return oddsName(move.odds)
    case 'lane':
      return sentence('page-ascot-goes', { to: to() })
    case 'on':
      return sentence('page-ascot-goes-on', { to: to() })
    case 'adv':
      return sentence('page-ascot-spends', { to: to() })
    case 'led':
      return sentence('page-ascot-led', { to: to() })
    case 'swap':
      return sentence('page-ascot-exchange', { thing })
    case 'throw':
      return sentence('page-ascot-throw-in', { thing })
    default:
      return moveWords(look, move, names)
  }
}

/** Why a choice cannot be made, said together with what it would have been. */
export function barredWords(look: Look, choice: Choice, names: readonly string[]): Sentence {
  const what = choiceWords(look, choice, names)
  return choice.barred ? sentence('page-ascot-barred', { what, why: choice.barred }) : what
}

/** A square of the loop in a sentence: its name, who is paid how much, and what it asks. */
export function squareOfLoop(square: LoopSquare): Sentence {
  const { payee = '', dues = 0, member_dues = 0, action = '' } = square
  return sentence('page-ascot-loop-square', {
    name: squareName(square),
    who: payee === '' ? 'nobody' : dues === member_dues ? 'all' : dues === 0 ? 'members' : member_dues === 0 ? 'others' : 'both',
    payee: sentence('page-ascot-payee', { payee }),
    dues,
    members: member_dues,
    action: action || 'none',
  })
}

/** What a card is good for: of a horse its stable and colour, of a business where it is paid. */
function factsOf(look: Look, thing: number): Sentence['params'] {
  const horse = horseOf(look, thing)
  const trade = BUSINESSES[look.things[thing] ?? ''] ?? ''
  const paying = look.training?.squares.filter(({ payee }) => payee === trade) ?? []
  return {
    kind: horse ? 'horse' : trade === 'auctioneer' || trade === 'bookmaker' ? trade : 'business',
    colour: horse?.colour ?? '',
    bonus: horse?.bonus ?? 0,
    stable: sentence('page-ascot-stable', { stable: horse?.stable ?? '' }),
    squares: paying.length,
    most: Math.max(0, ...paying.map(({ dues = 0 }) => dues)),
  }
}

/** The same in the corner of a card… */
export function cardNote(look: Look, thing: number): Sentence {
  return sentence('page-ascot-card-note', factsOf(look, thing))
}

/** …and as the auctioneer would say it. */
export function lotNote(look: Look, thing: number): Sentence {
  return sentence('page-ascot-lot-note', factsOf(look, thing))
}

/** The report that was read out, as it is printed in its pack. */
export function reportOf(look: Look, event: Event): Report | undefined {
  if (event.name !== 'report-read') return undefined
  return look.training?.packs.find(({ pack }) => pack === event.trainer)?.reports[event.kind]
}

/** What a report does. */
export function effectOf(report: Report): Sentence {
  const { effect, number = 0, payee = '' } = report
  return sentence('page-ascot-effect', {
    effect: effect === 'gallop' && number < 0 ? 'back' : effect,
    number: Math.abs(number),
    payee: sentence('page-ascot-payee', { payee }),
  })
}

/** One side of an offer in words: things, then money. */
function sideOf(look: Look, things: readonly number[], francs: number): Sentence[] {
  const named = things.map((thing) => thingName(look, thing))
  return francs > 0 ? [...named, sentence('ascot-francs', { francs })] : named
}

export function offerWords(look: Look, offer: Offer, names: readonly string[]): Sentence {
  return sentence('page-ascot-offer', {
    player: seatName(names, offer.maker),
    to: seatName(names, offer.to),
    gives: sideOf(look, offer.gives ?? [], offer.pays ?? 0),
    takes: sideOf(look, offer.takes ?? [], offer.asks ?? 0),
  })
}

/** A line of the reckoning: what it says, apart from its sum. */
export function lineWords(look: Look, line: Line, names: readonly string[]): Sentence {
  const player = seatName(names, line.seat ?? NOBODY)
  const horse = thingName(look, line.horse ?? 0)
  switch (line.what) {
    case 'prize':
      return sentence('page-ascot-line-prize', { place: line.place ?? 0, horse, player })
    case 'prize-stays':
      return sentence('page-ascot-line-prize-stays', { place: line.place ?? 0 })
    case 'ticket':
      return sentence('page-ascot-line-ticket', { stake: line.stake ?? 0, player })
    case 'place-ticket':
      return sentence('page-ascot-line-place-ticket', { horse, stake: line.stake ?? 0, odds: oddsName(line.odds ?? 0), player })
    case 'on-winner':
      return sentence('page-ascot-line-on-winner', { horse })
    case 'banker':
    case 'commission':
    case 'rest':
    case 'stake-back':
    case 'places-kept':
    case 'place-back':
      return sentence('page-ascot-line-to', { what: line.what, player })
    default:
      return sentence('page-ascot-line', { what: line.what })
  }
}

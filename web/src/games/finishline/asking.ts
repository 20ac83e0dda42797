/** What a seat is asked for, in a sentence, and what lies on the table, in words. */

import { sentence } from '../../words'
import { coloursOf, diceIn, horseName, isOpen, seatName, tileOf } from './look'
import type { Bet, Look, Sentence } from './look'
import { fromTheFront } from './standing'
import { faceName, tellLine, tellTile } from './telling'

/** What the seat that looks is asked to do now; null where it is asked nothing. */
export function asked(seen: unknown): Sentence | null {
  const look = seen as Look
  if (look.choices.length === 0) return null
  if (look.phase === 'bets') return sentence('page-finishline-asks-bets', { euros: look.money_left })
  if (look.phase === 'take') {
    const handful = look.choices.some(({ move }) => move.kind === 'handful') ? 1 : 0
    return sentence('page-finishline-asks-take', { handful, home: look.home ? 1 : 0 })
  }
  if (look.phase === 'use') return sentence('page-finishline-asks-use')
  if (look.phase === 'extras') return sentence('page-finishline-asks-extra')
  if (look.phase === 'interval') return sentence('page-finishline-asks-ready')
  return null
}

/** The dice in the reserve, colour by colour. */
function reserveWords(look: Pick<Look, 'reserve'>): Sentence[] {
  return coloursOf(look)
    .filter((colour) => look.reserve[colour] > 0)
    .map((colour) => sentence('page-finishline-dice-of', { colour, count: look.reserve[colour] }))
}

function betWords(look: Look, bet: Bet): Sentence {
  const [first = -1, second = -1] = bet.horses
  const { odds, stake } = bet
  if (bet.horses.length === 1) {
    return sentence('finishline-bet-win', { horse: horseName(look, first), odds, stake })
  }
  const low = horseName(look, first)
  return sentence('finishline-bet-pair', { low, high: horseName(look, second), odds, stake })
}

/** The table in words: race, turn, row from the front, dice, one's own sheet, the result once known. */
export function summary(look: Look, names: readonly string[]): Sentence[] {
  const told = [sentence('page-finishline-summary-race', { race: look.race, races: look.races })]
  if (look.turn >= 0 && !isOpen(look)) {
    told.push(sentence('page-finishline-summary-turn', { player: seatName(names, look.turn) }))
  }
  const horses = fromTheFront(look).flatMap((horse) => {
    const tile = tileOf(look, horse)
    return tile ? [tellTile(look, tile)] : []
  })
  if (horses.length > 0) {
    told.push(sentence('page-finishline-summary-row', { horses, level: look.level ? 1 : 0 }))
  }
  const out = look.tiles.filter((tile) => tile.out).map((tile) => horseName(look, tile.horse))
  if (out.length > 0) told.push(sentence('page-finishline-summary-out', { horses: out }))
  if (look.front.some(({ face }) => face)) {
    told.push(sentence('page-finishline-summary-dice', { dice: look.front.map(faceName) }))
  }
  if (!isOpen(look) && diceIn(look.reserve) > 0) {
    told.push(sentence('page-finishline-summary-reserve', { dice: reserveWords(look) }))
  }
  const own = look.seats.find(({ seat }) => seat === look.seat)
  if (own?.filled && own.slip && !isOpen(look)) {
    const bets = [...(own.slip.wins ?? []), ...(own.slip.pairs ?? [])].map((bet) => betWords(look, bet))
    told.push(sentence('page-finishline-summary-sheet', { bets }))
  }
  return isOpen(look) ? [...told, ...result(look, names)] : told
}

/** The settled race in words: the arrival, and what every sheet brought. */
function result(look: Look, names: readonly string[]): Sentence[] {
  const horses = look.arrival.map((horse) => horseName(look, horse))
  const told = [sentence('page-finishline-summary-arrival', { horses })]
  for (const line of look.seats) {
    const player = seatName(names, line.seat)
    const lines = (line.reckoning ?? []).map((one) => tellLine(look, one))
    told.push(sentence('page-finishline-summary-pay', { player, lines, capital: line.capital, side: line.side }))
  }
  return told
}

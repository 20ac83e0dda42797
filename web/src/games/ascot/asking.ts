/** What a seat is asked for, in a sentence, and what lies on the table, in words. */

import type { Order } from '../../wire'
import { sentence } from '../../words'
import { entered, handOf, isRacing, momentOf, ownedBy, seatName, thingName } from './look'
import type { Look, Sentence } from './look'
import { fromTheFront } from './standing'
import { lineWords, oddsName, offerWords, squareOfLoop } from './telling'

/** What the seat that looks is asked to do now, unless it has left word what to do; null where it is asked nothing. */
export function asked(seen: unknown, order: Order | null = null): Sentence | null {
  const look = seen as Look
  if (look.choices.length === 0) return null
  const { phase } = look
  if (phase === 'bid' && look.sale) {
    const { thing } = look.sale
    if (order?.amount && order.about === thing) return sentence('page-ascot-limit-left', { francs: order.amount })
    return sentence('page-ascot-asks-bid', { thing: thingName(look, thing), least: look.sale.least })
  }
  if (phase === 'owe' && look.debt) {
    return sentence('page-ascot-asks-owe', { francs: look.debt.francs, short: look.debt.short })
  }
  if (phase === 'bet') return sentence('page-ascot-asks-bet', { horse: thingName(look, look.called) })
  if ((phase === 'odds' || phase === 'place-bet') && look.place_deal) {
    const { seat, horse, odds = 0 } = look.place_deal
    return sentence('page-ascot-asks-place', { phase, player: seatName([], seat), horse: thingName(look, horse), odds: oddsName(odds) })
  }
  if (phase === 'whose') return sentence('page-ascot-asks-whose', { points: look.dice[0] ?? 0 })
  if (phase === 'move' || phase === 'colour' || phase === 'inscription') {
    return sentence('page-ascot-asks-lane', { phase, horse: thingName(look, look.mover), points: look.dice[0] ?? 0 })
  }
  if ((phase === 'need' || phase === 'need-answer') && look.need) {
    const { horse, thing } = look.need
    return sentence('page-ascot-asks-need', { phase, horse: thingName(look, horse), report: thingName(look, thing) })
  }
  return sentence('page-ascot-asks', { phase: momentOf(look) })
}

/** The table in words: stage, turn, sale, boards, purses, one's own cards, the result. */
export function summary(look: Look, names: readonly string[]): Sentence[] {
  const told = [sentence('page-ascot-summary-stage', { stage: sentence('page-ascot-stage', { stage: look.stage }), round: look.round })]
  if (look.turn >= 0 && !look.over) {
    told.push(sentence('page-ascot-summary-turn', { player: seatName(names, look.turn) }))
  }
  if (look.sale) {
    const { thing, bid, bidder } = look.sale
    const player = seatName(names, bidder)
    told.push(sentence('page-ascot-summary-sale', { thing: thingName(look, thing), bid, player }))
  }
  if (look.offer?.sent) told.push(offerWords(look, look.offer, names))
  told.push(...(isRacing(look) ? courseWords(look) : loopWords(look)))
  for (const line of look.seats) {
    const cards = ownedBy(look, line.seat).map(({ card }) => thingName(look, card))
    const player = seatName(names, line.seat)
    told.push(sentence('page-ascot-summary-seat', { player, purse: line.purse, count: cards.length, cards }))
  }
  const hand = handOf(look, look.seat).map(({ card }) => thingName(look, card))
  if (hand.length > 0) told.push(sentence('page-ascot-summary-hand', { cards: hand }))
  if (look.stage === 'betting') {
    for (const { horse, staked = 0, pays = 0 } of entered(look)) {
      told.push(sentence('page-ascot-summary-pool', { horse: thingName(look, horse), staked, pays }))
    }
    for (const { horse, place_bets = [] } of entered(look)) {
      for (const { seat, stake, odds } of place_bets) {
        told.push(sentence('page-ascot-summary-place', { horse: thingName(look, horse), stake, odds: oddsName(odds), player: seatName(names, seat) }))
      }
    }
  }
  for (const line of look.reckoning) {
    const what = lineWords(look, line, names)
    told.push(sentence('page-ascot-summary-line', { what, multiple: line.what === 'multiple' ? 1 : 0, amount: line.amount }))
  }
  return told
}

function courseWords(look: Look): Sentence[] {
  const horses = fromTheFront(look).map(({ horse, lane = 0, length = 0, place = 0, status }) => {
    const state = place > 0 ? 'home' : status === 'fallen' ? 'fallen' : length > 0 ? 'running' : 'gate'
    return sentence('page-ascot-summary-runner', { horse: thingName(look, horse), lane, length, place, state })
  })
  return horses.length > 0 ? [sentence('page-ascot-summary-runners', { horses })] : []
}

function loopWords(look: Look): Sentence[] {
  if (look.stage !== 'training') return []
  return look.horses.flatMap(({ horse, square = -1 }) => {
    const under = look.training?.squares[square]
    return under ? [sentence('page-ascot-summary-training', { horse: thingName(look, horse), where: squareOfLoop(under) })] : []
  })
}

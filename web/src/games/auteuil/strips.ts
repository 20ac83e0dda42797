/** What stands on the telegrams, strip by strip. */

import { say } from '../../words'
import { feeIsFor } from './look'
import type { Look, PayRow, RaceCard } from './look'

/** The red telegram: what it costs to enter, and the three prizes. */
export function raceStrips(card: RaceCard): string[] {
  return [
    say('page-auteuil-strip-fee', { francs: card.fee, each: feeIsFor(card) }),
    ...card.prizes.map((francs, index) => say('page-auteuil-strip-prize', { place: index + 1, francs })),
  ]
}

/** The same in two strips, where there is little room. */
export function shortStrips(card: RaceCard): string[] {
  const prizes = card.prizes.map((francs) => say('page-auteuil-count', { count: francs }))
  return [
    say('page-auteuil-strip-fee', { francs: card.fee, each: feeIsFor(card) }),
    say('page-auteuil-strip-prizes', { prizes: prizes.join(' · ') }),
  ]
}

/** The yellow telegram: how many bets were good. */
export function payStrips(row: PayRow): string[] {
  return [
    say('page-auteuil-strip-order', { count: row.in_order }),
    say('page-auteuil-strip-other', { count: row.other_order }),
    say('page-auteuil-strip-simple', { count: row.simple }),
  ]
}

/** The line of the pay table that counts, once its telegram is there. */
export function paidRow(look: Pick<Look, 'pay_table' | 'paid_row'>): PayRow | undefined {
  return look.paid_row < 0 ? undefined : look.pay_table[look.paid_row]
}

/** What a seat is asked for, in a sentence, and what lies on the table, in words. */

import { sentence } from '../../words'
import { feeIsFor, horseName, isDown, isOpen, raceName, seatName } from './look'
import type { Look, Sentence } from './look'
import { fromTheFront } from './standing'
import { tellSquare } from './telling'

/** What the seat that looks is asked to do now; null where it is asked nothing. */
export function asked(seen: unknown): Sentence | null {
  const look = seen as Look
  if (look.choices.length === 0) return null
  if (look.phase === 'slips') return sentence('page-auteuil-asks-slip')
  if (look.phase === 'bonus') return sentence('page-auteuil-asks-bonus')
  if (look.phase === 'fourth') return sentence('page-auteuil-asks-fourth')
  if (look.phase === 'again') return sentence('page-auteuil-asks-again')
  if (look.phase === 'buying') return sentence('page-auteuil-asks-buying')
  if (look.phase === 'interval') {
    return sentence('page-auteuil-asks-ready', { sweets: look.sweets ? 1 : 0 })
  }
  if (look.phase !== 'dice') return null
  const left = look.used.filter((used) => !used).length
  return sentence('page-auteuil-asks-dice', { left, combination: look.combination || 'none' })
}

/** The table in words: the race, the horses from the front, the dice if they are `lying`, one's own cards, the result. */
export function summary(look: Look, names: readonly string[], lying = true): Sentence[] {
  const told = [sentence('page-auteuil-summary-race', { race: look.race, races: look.races })]
  if (look.card) {
    told.push(
      sentence('page-auteuil-summary-name', {
        name: raceName(look.card),
        fee: look.card.fee,
        each: feeIsFor(look.card),
      }),
    )
  }
  const horses = fromTheFront(look).map((runner) => {
    const horse = horseName(runner.horse)
    const place = runner.place ?? 0
    if (place > 0) return sentence('page-auteuil-summary-home', { horse, place })
    const where = tellSquare(look, runner.squares)
    const fallen = runner.out ? 2 : isDown(runner) ? 1 : 0
    return sentence('page-auteuil-summary-horse', { horse, where, fallen })
  })
  told.push(sentence('page-auteuil-summary-horses', { horses }))
  if (lying && look.turn >= 0 && look.dice.length > 0) {
    const player = seatName(names, look.turn)
    told.push(sentence('page-auteuil-summary-dice', { player, dice: look.dice.join('-') }))
  }
  const own = look.seats.find(({ seat }) => seat === look.seat)
  if (own?.horses?.length) {
    told.push(sentence('page-auteuil-summary-owned', { horses: own.horses.map(horseName) }))
  }
  if (isOpen(look)) {
    for (const line of look.seats) {
      const player = seatName(names, line.seat)
      const total = line.reckoning?.total ?? 0
      told.push(sentence('page-auteuil-summary-pay', { player, total, purse: line.purse }))
    }
  }
  return told
}

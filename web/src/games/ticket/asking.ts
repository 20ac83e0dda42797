/** What a seat is asked for, in a sentence, and what lies on the board, in words. */

import { sentence } from '../../words'
import { cardName, horseName, squareName } from './look'
import type { Look, Sentence } from './look'

/** What the seat that looks is asked to do now; null where it is asked nothing. */
export function asked(seen: unknown): Sentence | null {
  const look = seen as Look
  if (look.choices.length === 0) return null
  if (look.phase === 'choose') return sentence('page-ticket-asks-race', { race: look.race })
  if (look.phase === 'predict') return sentence('page-ticket-asks-ticket')
  if (look.choices.every((choice) => choice.move.kind === 'discard')) {
    return sentence('page-ticket-asks-discard')
  }
  return sentence('page-ticket-asks-card')
}

/** The board in words: the race, the horses from the front, the hand. */
export function summary(look: Look): Sentence[] {
  const told = [
    sentence('page-ticket-summary-race', {
      race: look.race,
      races: look.races,
      discipline: look.phase === 'choose' ? 'none' : look.discipline,
    }),
  ]
  const front = [...look.runners].sort((one, other) => other.square.column - one.square.column)
  if (front.length > 0) {
    const horses = front.map((runner) =>
      sentence('page-ticket-summary-horse', {
        horse: horseName(runner.horse),
        square: squareName(runner.square),
      }),
    )
    told.push(sentence('page-ticket-summary-horses', { horses }))
  }
  if (look.hand.length > 0) {
    told.push(sentence('story-hand', { hand: look.hand.map(cardName) }))
  }
  return told
}

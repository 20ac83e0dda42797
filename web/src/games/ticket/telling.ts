/** Full labels for what can be chosen, so that ears know as much as eyes. */

import { sentence } from '../../words'
import { directionOf } from './choosing'
import type { Way } from './choosing'
import { cardName, horseName, squareName } from './look'
import type { Card, Choice, Played, Sentence } from './look'

/** What a way does: who goes where, and who is in the way. */
export function tellWay(way: Way, card: Card): Sentence {
  if (way.kind === 'stay') return sentence('page-ticket-way-stay')
  if (way.kind === 'discard') return sentence('page-ticket-way-discard', { card: cardName(card) })
  const going = way.start && way.end ? tellMove(way) : tellIntent(way)
  const [only] = way.choices
  if (way.displaced === 0 || !only) return going
  if (way.choices.length === 1 && only.displaced_to) {
    return sentence('page-ticket-way-yields', {
      way: going,
      horse: horseName(way.displaced),
      square: squareName(only.displaced_to),
    })
  }
  return sentence('page-ticket-way-asks', { way: going, horse: horseName(way.displaced) })
}

function tellMove(way: Way): Sentence {
  const start = way.start ? squareName(way.start) : ''
  const end = way.end ? squareName(way.end) : ''
  return sentence('page-ticket-way-ends', { way: tellIntent(way), start, end, moved: start === end ? 0 : 1 })
}

/** What is asked of a horse, whether or not the rules allow it. */
export function tellIntent(way: Pick<Way, 'kind' | 'horse' | 'fixed' | 'direction' | 'squares'>): Sentence {
  const direction = way.direction ?? ''
  if (way.kind === 'beside') {
    return sentence('page-ticket-way-beside', {
      horse: horseName(way.horse),
      fixed: horseName(way.fixed),
      direction,
    })
  }
  if (way.kind === 'stay') return sentence('page-ticket-way-stay')
  return sentence('page-ticket-way-run', {
    horse: horseName(way.horse),
    squares: way.squares,
    direction,
  })
}

/** What a card on the pile did, and where it sent a horse in its way. */
export function tellPlayed({ move, card, horse = 0, beside = 0 }: Played): Sentence[] {
  if (move.kind === 'discard') return [sentence('page-ticket-way-discard', { card: cardName(card) })]
  const squares = 'squares' in move ? move.squares : 0
  const going = tellIntent({ kind: move.kind, horse, fixed: beside, direction: directionOf(move), squares })
  return 'way' in move ? [going, sentence('ticket-way', { way: move.way })] : [going]
}

/** Where a horse in the way would go. */
export function tellYield(choice: Choice): Sentence {
  return sentence('page-ticket-yield', {
    horse: horseName(choice.displaced ?? 0),
    square: choice.displaced_to ? squareName(choice.displaced_to) : '',
  })
}

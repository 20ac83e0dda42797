/** Full labels for what can be chosen, so that ears know as much as eyes. */

import { sentence } from '../../words'
import { dieOf, horseName, NOBODY, startOf } from './look'
import type { Choice, Colour, Die, Line, Look, Sentence, Tile } from './look'
import { fromTheFront, placeIn } from './standing'
import type { Offer } from './using.svelte'

/** A die by its colour, as a sentence inside another one. */
export function dieName(colour: string): Sentence {
  return sentence('finishline-die', { colour })
}

/** What a die shows, as a sentence inside another one. */
export function faceName(die: Die): Sentence {
  return sentence('finishline-rolled', {
    face: die.face ?? '',
    colour: die.colour,
    amount: die.amount ?? 0,
  })
}

/** What a horse does with the die in hand, or why it does nothing. */
export function tellOffer(look: Look, offer: Offer, wantsSource: boolean): Sentence {
  const horse = horseName(look, offer.horse)
  const { choice } = offer
  if (!choice) return horse
  if (choice.barred) return sentence('page-finishline-barred', { horse, why: choice.barred })
  if (wantsSource) return sentence('page-finishline-does-take', { horse })
  return tellChoice(look, choice)
}

/** What a choice would do. */
export function tellChoice(look: Look, choice: Choice): Sentence {
  const { kind } = choice.move
  if (kind === 'aside') return sentence('page-finishline-does-aside')
  if (kind === 'keep') return sentence('page-finishline-does-keep')
  if (kind === 'decline') return sentence('page-finishline-does-decline')
  if (kind === 'side') return sentence('page-finishline-does-side', { euros: look.side_stake })
  if (isTrick(choice)) {
    return sentence('page-finishline-does-trick', { dice: (choice.colours ?? []).map(dieName) })
  }
  const order = choice.order ?? []
  if (kind === 'mix') {
    const parted = look.level && !choice.level_after ? 1 : 0
    const horses = fromTheFront({ row: order }).map((one) => horseName(look, one))
    return sentence('page-finishline-does-mix', { horses, parted })
  }
  const horse = horseName(look, choice.horse ?? NOBODY)
  if (kind === 'level') {
    const leader = horseName(look, look.row.at(-1) ?? NOBODY)
    return sentence('page-finishline-does-level', { horse, leader })
  }
  if ((choice.leaves ?? []).length > 0) return sentence('page-finishline-does-out', { horse })
  const place = placeIn(order, choice.level_after ?? false, choice.horse ?? NOBODY)
  if (kind === 'pace') {
    const from = horseName(look, startOf(choice))
    return sentence('page-finishline-does-pace', { from, horse, place })
  }
  const face = look.front[dieOf(choice)]?.face ?? ''
  if (place > 0) {
    return sentence('page-finishline-does-go', { horse, place, back: face === 'loss' ? 1 : 0 })
  }
  return sentence('page-finishline-does-wait', { horse, kind: kind === 'extra' ? kind : face })
}

/** Does a choice fetch dice back? */
export function isTrick({ move }: Choice): boolean {
  return move.kind === 'trick' || move.kind === 'trick-two'
}

/** Does a choice leave its die lying on the horse? */
export function stays(choice: Choice): boolean {
  const lasting = ['on', 'extra', 'pace'].includes(choice.move.kind)
  return lasting && (choice.order ?? []).length === 0 && (choice.leaves ?? []).length === 0
}

/** What is on the six sides of the dice of a colour, in words. */
export function tellFaces(look: Pick<Look, 'faces'>, colour: Colour): Sentence {
  const sides = look.faces[colour]
  const faces = [...new Set(sides)].map((face) =>
    sentence('finishline-face-count', {
      face: sentence('finishline-face-short', { face }),
      count: sides.filter((other) => other === face).length,
    }),
  )
  return sentence('finishline-colour-holds', { colour, faces })
}

/** A tile in words: its name, its marks and the dice that lie on it. */
export function tellTile(look: Pick<Look, 'tiles'>, tile: Tile): Sentence {
  return sentence('page-finishline-tile', {
    horse: horseName(look, tile.horse),
    mark: tile.favourite ? 'favourite' : tile.safe ? 'safe' : 'none',
    odds: tile.odds,
    shoe: tile.shoe ? 1 : 0,
    extra: tile.black_shoe ? 1 : 0,
    whip: tile.whip ? 1 : 0,
    outsider: tile.outsider ?? 0,
  })
}

/** A line of the reckoning in words. */
export function tellLine(look: Pick<Look, 'tiles'>, line: Line): Sentence {
  const [first = NOBODY, second = NOBODY] = line.horses
  const horse = horseName(look, first)
  const amount = line.amount ?? 0
  if (line.what === 'outsider-win') return sentence('page-finishline-line-outsider', { horse, what: 'win', amount })
  if (line.what === 'outsider-pair') return sentence('page-finishline-line-outsider', { horse, what: 'pair', amount })
  const stake = line.stake ?? 0
  const odds = line.odds ?? 0
  if (line.what === 'pair') {
    const other = horseName(look, second)
    return sentence('page-finishline-line-pair', { horse, other, stake, odds, amount })
  }
  return sentence('page-finishline-line-win', { horse, stake, odds, amount })
}

/** The names by which this room calls what crosses the wire. */

import { sentence } from '../../words'
import type { FinishlineChoice, FinishlineDie, FinishlineLook, FinishlineTile, Sentence } from '../../wire'

export type {
  Sentence,
  FinishlineBet as Bet,
  FinishlineChoice as Choice,
  FinishlineDie as Die,
  FinishlineLine as Line,
  FinishlineLook as Look,
  FinishlineMove as Move,
  FinishlineSeatLook as SeatLook,
  FinishlineSlip as Slip,
  FinishlineTile as Tile,
  Line as Told,
} from '../../wire'

/** Nobody, no horse, no die: what the wire leaves out. */
export const NOBODY = -1

export type Colour = FinishlineDie['colour']

/** The colours of the dice, in the order in which they lie in the tray. */
export function coloursOf(look: Pick<FinishlineLook, 'reserve'>): Colour[] {
  return Object.keys(look.reserve) as Colour[]
}

/** The index of the die a choice uses, NOBODY where it uses none. */
export function dieOf({ move }: FinishlineChoice): number {
  return 'die' in move ? move.die - 1 : NOBODY
}

/** The horse a change of pace takes its horseshoe from, NOBODY for any other choice. */
export function startOf({ move }: FinishlineChoice): number {
  return move.kind === 'pace' ? move.start : NOBODY
}

/** The tile of a horse. */
export function tileOf(look: Pick<FinishlineLook, 'tiles'>, horse: number): FinishlineTile | undefined {
  return look.tiles.find((tile) => tile.horse === horse)
}

/** A horse's name with its number, as a sentence inside another one. */
export function horseName(look: Pick<FinishlineLook, 'tiles'>, horse: number): Sentence {
  const { number = 0, name = '' } = tileOf(look, horse) ?? {}
  return name ? sentence('finishline-own-tile', { number, name }) : sentence('finishline-tile', { number })
}

/** A tile's name without its number: its own, of a pack that names its tiles, or ours. */
export function tileName({ number, name }: Pick<FinishlineTile, 'number' | 'name'>): Sentence {
  return name ? sentence('named', { name }) : sentence('finishline-tile-name', { number })
}

/** A seat's name, or its number where nobody has a name for it. */
export function seatName(names: readonly string[], seat: number): Sentence {
  const name = names[seat]
  return name ? sentence('named', { name }) : sentence('player', { seat: seat + 1 })
}

/** Does every sheet of the race lie open? */
export function isOpen(look: Pick<FinishlineLook, 'phase'>): boolean {
  return look.phase === 'interval' || look.phase === 'closed'
}

/** How many dice lie somewhere. */
export function diceIn(tray: { readonly [colour: string]: number }): number {
  return Object.values(tray).reduce((sum, count) => sum + count, 0)
}

/** Lay every seat's sheet into what spectators see. */
export function seeAll(looks: { readonly [audience: string]: unknown }): FinishlineLook {
  const seen = looks['-1'] as FinishlineLook
  const seats = seen.seats.map(
    (line) => (looks[String(line.seat)] as FinishlineLook | undefined)?.seats[line.seat] ?? line,
  )
  return { ...seen, seats }
}

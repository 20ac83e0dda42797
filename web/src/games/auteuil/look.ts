/** The names by which this room calls what crosses the wire. */

import { sentence } from '../../words'
import type {
  AuteuilLook,
  AuteuilMove,
  AuteuilObstacle,
  AuteuilRaceCard,
  AuteuilRunner,
  Sentence,
  TableState,
} from '../../wire'

export type {
  Sentence,
  AuteuilChoice as Choice,
  AuteuilCourse as Course,
  AuteuilLook as Look,
  AuteuilMove as Move,
  AuteuilObstacle as Obstacle,
  AuteuilPayRow as PayRow,
  AuteuilRaceCard as RaceCard,
  AuteuilReckoning as Reckoning,
  AuteuilRunner as Runner,
  AuteuilSeatLook as SeatLook,
  AuteuilSlip as Slip,
} from '../../wire'

/** The phases of a turn: the dice are thrown and given to horses. */
export const DICE: readonly AuteuilLook['phase'][] = [
  'buying',
  'throw',
  'dice',
  'bonus',
  'fourth',
  'again',
]

/** Nobody, where a seat is meant. */
export const NOBODY = -1

/** A horse's name as a sentence inside another one. */
export function horseName(horse: number): Sentence {
  return sentence('auteuil-horse', { number: horse })
}

/** The horse a move backs or takes further, 0 for a move about none or three. */
export function horseOf(move: AuteuilMove): number {
  return 'horse' in move ? move.horse : 0
}

/** A race's name as a sentence inside another one. */
export function raceName(card: AuteuilRaceCard): Sentence {
  return card.own ? sentence('named', { name: card.own }) : sentence('auteuil-race-name', { number: card.name })
}

/** Whom the entry fee is for. */
export function feeIsFor(card: AuteuilRaceCard): 'owner' | 'horse' {
  return card.per_owner ? 'owner' : 'horse'
}

/** The obstacle on a square of the loop, if there is one. */
export function obstacleAt(
  look: Pick<AuteuilLook, 'course'>,
  square: number,
): AuteuilObstacle | undefined {
  return look.course.obstacles.find((obstacle) => obstacle.square === square)
}

/** An obstacle's name as a sentence inside another one. */
export function obstacleName(obstacle: AuteuilObstacle): Sentence {
  return obstacle.own
    ? sentence('named', { name: obstacle.own })
    : sentence('auteuil-obstacle', { number: obstacle.name })
}

/** The obstacle, inside a sentence. */
export function theObstacle(obstacle: AuteuilObstacle): Sentence {
  return obstacle.own
    ? sentence('auteuil-the-own-obstacle', { name: obstacle.own })
    : sentence('auteuil-the-obstacle', { number: obstacle.name })
}

/** At which obstacle something happens. */
export function atObstacle(obstacle: AuteuilObstacle): Sentence {
  return obstacle.own
    ? sentence('auteuil-at-own-obstacle', { name: obstacle.own })
    : sentence('auteuil-at-obstacle', { number: obstacle.name })
}

/** What is printed on an obstacle besides the fall, as sentences. */
export function ordersOf(obstacle: AuteuilObstacle): Sentence[] {
  const orders: Sentence[] = []
  if (obstacle.back) orders.push(sentence('auteuil-order-back', { squares: obstacle.back }))
  if (obstacle.longer) orders.push(sentence('auteuil-order-longer'))
  if (obstacle.out) orders.push(sentence('auteuil-order-out'))
  return orders
}

/** Is a horse on the ground, for a while or for good? */
export function isDown(runner: AuteuilRunner): boolean {
  return (runner.out ?? false) || (runner.fallen_by ?? NOBODY) !== NOBODY
}

/** Where so many squares from the start lie: which square of the loop, on which lap. */
export function onLoop(course: AuteuilLook['course'], squares: number): { square: number; lap: number } {
  return {
    square: squares % course.lap,
    lap: Math.min(Math.floor(squares / course.lap) + 1, course.laps),
  }
}

/** A seat's name, or its number where nobody has a name for it. */
export function seatName(names: readonly string[], seat: number): Sentence {
  const name = names[seat]
  return name ? sentence('named', { name }) : sentence('player', { seat: seat + 1 })
}

/** Lay every seat's owner cards and slip into what spectators see. */
export function seeAll(looks: { readonly [audience: string]: unknown }): AuteuilLook {
  const seen = looks['-1'] as AuteuilLook
  const seats = seen.seats.map(
    (line) => (looks[String(line.seat)] as AuteuilLook | undefined)?.seats[line.seat] ?? line,
  )
  const owners = new Map(seats.flatMap((line) => (line.horses ?? []).map((horse) => [horse, line.seat])))
  const dealt = seats.every((line) => (line.horses?.length ?? 0) === line.cards)
  const runners = seen.runners.map((runner) => {
    const owner = owners.get(runner.horse) ?? (dealt && owners.size > 0 ? NOBODY : runner.owner)
    return owner === undefined ? runner : { ...runner, owner }
  })
  return { ...seen, seats, runners }
}

/** What a seat is for: the last ones only bet. */
export function roleOf(table: Pick<TableState, 'options' | 'seats'>, seat: number): Sentence | null {
  const racers = table.seats.length - (table.options['punters'] ?? 0)
  return seat < racers ? null : sentence('page-auteuil-punter')
}

/** Does everything of the race lie open? */
export function isOpen(look: Pick<AuteuilLook, 'phase'>): boolean {
  return look.phase === 'interval' || look.phase === 'closed'
}

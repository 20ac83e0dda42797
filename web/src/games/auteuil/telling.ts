/** Full labels for what can be chosen, so that ears know as much as eyes. */

import { sentence } from '../../words'
import type { Offer } from './giving.svelte'
import { atObstacle, horseName, horseOf, obstacleAt, obstacleName, onLoop, theObstacle } from './look'
import type { Choice, Look, Obstacle, Sentence } from './look'

/** Where so many squares from the start lie, in words. */
export function tellSquare(look: Pick<Look, 'course'>, squares: number): Sentence {
  const { square, lap } = onLoop(look.course, squares)
  const obstacle = obstacleAt(look, square)
  if (obstacle) {
    return sentence('page-auteuil-square-obstacle', { square, lap, obstacle: obstacleName(obstacle) })
  }
  return sentence('page-auteuil-square', { square, lap })
}

/** What a horse does with the die in hand, or why it does nothing. */
export function tellOffer(look: Look, offer: Offer): Sentence {
  const horse = horseName(offer.horse)
  const { choice } = offer
  if (!choice) return horse
  if (choice.barred) return sentence('page-auteuil-barred', { horse, why: choice.barred })
  return tellChoice(look, choice)
}

function tellChoice(look: Look, choice: Choice): Sentence {
  const horse = horseName(horseOf(choice.move))
  const points = choice.points ?? 0
  const jumped = (choice.jumped ?? []).flatMap((square) => {
    const obstacle = obstacleAt(look, square)
    return obstacle ? [theObstacle(obstacle)] : []
  })
  const place = choice.place ?? 0
  if (place > 0) {
    return sentence('page-auteuil-goes-home', {
      horse,
      points,
      place,
      ends: choice.ends_race ? 1 : 0,
    })
  }
  const end = choice.end ?? 0
  const obstacle = obstacleAt(look, onLoop(look.course, end).square)
  if (choice.falls && obstacle) {
    return sentence('page-auteuil-goes-down', {
      horse,
      points,
      where: atObstacle(obstacle),
      orders: ordersIn(obstacle),
      back: obstacle.back ?? 0,
    })
  }
  const where = tellSquare(look, end)
  if (jumped.length > 0) {
    return sentence('page-auteuil-goes-over', { horse, points, where, obstacles: jumped })
  }
  return sentence('page-auteuil-goes', { horse, points, where })
}

/** What a fall leads to, by what is printed on the obstacle. */
function ordersIn(obstacle: Obstacle): string {
  if (obstacle.out) return 'out'
  if (obstacle.longer) return obstacle.back ? 'longer-back' : 'longer'
  return obstacle.back ? 'back' : 'fall'
}

/** What becomes of a horse, as a sign small enough for a button. */
export type Fate = 'go' | 'jump' | 'fall' | 'home' | 'barred'

export function fateOf(offer: Offer): Fate {
  const { choice, allowed } = offer
  if (!choice || !allowed) return 'barred'
  if (choice.falls) return 'fall'
  if ((choice.place ?? 0) > 0) return 'home'
  return (choice.jumped ?? []).length > 0 ? 'jump' : 'go'
}

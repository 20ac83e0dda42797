/** Where every horse is drawn: those that share a square stand abreast. */

import type { Look, Runner } from './look'
import type { Oval, Spot } from './oval'

export interface Placed {
  readonly runner: Runner
  readonly spot: Spot
}

/** Places the horses; those at home line up beyond the post, in the order of arrival. */
export function standing(look: Pick<Look, 'card' | 'runners'>, oval: Oval): Placed[] {
  const places = look.card?.prizes.length ?? 0
  return look.runners.map((runner) => {
    const place = runner.place ?? 0
    if (place > 0) return { runner, spot: oval.at(1.2 + (places - place) * 1.1, 0) }
    const sharing = look.runners.filter(
      (other) => (other.place ?? 0) === 0 && other.square === runner.square,
    )
    const file = sharing.findIndex(({ horse }) => horse === runner.horse)
    return { runner, spot: oval.abreast(runner.square, file, sharing.length) }
  })
}

/** The horses from the front: those at home first, then by how far they have come. */
export function fromTheFront(look: Pick<Look, 'runners'>): Runner[] {
  const rank = (runner: Runner) => runner.place || look.runners.length + 1
  return [...look.runners].sort(
    (one, other) => rank(one) - rank(other) || other.squares - one.squares || one.horse - other.horse,
  )
}

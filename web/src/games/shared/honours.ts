/** The board of honour in two moments of one picture: the podium is built, then the order is told. */

import type { Moment } from '../../table/director.svelte'

/** What a moment of the board of honour knows besides. */
export interface Honours {
  /** Is the podium still being built? Nobody is told who stands on it before all do. */
  readonly rises?: boolean
}

/** How long a podium takes until all stand on it, in milliseconds: a little more than its last step takes to rise. */
export const RISES = 1500

/** The honours that end with an order being told, together as long as they were alone. */
export function honoursOf<Told extends Moment>(whole: Told): (Told & Honours)[] {
  const scene = `honours ${whole.told}`
  return [
    { ...whole, scene, rises: true, told: whole.told - 1, lasts: RISES },
    { ...whole, scene, lasts: whole.lasts - RISES },
  ]
}

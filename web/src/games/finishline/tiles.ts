/** The 24 tiles: each horse has a coat of its own, and its number stands on a cloth of its own. */

export type Weave = 'plain' | 'halved' | 'checked'

export interface TilePaint {
  readonly coat: string
  readonly mane: string
  /** The white on its face: nothing, a star or a blaze. */
  readonly white: 'none' | 'star' | 'blaze'
  readonly cloth: string
  readonly trim: string
  readonly weave: Weave
}

const COATS = ['#7a4b2a', '#a8652f', '#4a2f20', '#8d8a86', '#c9a06a', '#2f2a28', '#93482a', '#e3d9c6'] as const
const MANES = ['#2b1a12', '#e8c98c', '#171210', '#efeae0', '#6b3f1e'] as const
const WHITES = ['none', 'star', 'blaze'] as const
const CLOTHS = ['#e8741c', '#6d3fa6', '#2b8a3e', '#1f5fc0', '#c61f2e', '#f3c51b', '#1d1b1a', '#f2a0c0'] as const
const TRIMS = ['#fff4dc', '#fff4dc', '#fff4dc', '#fff4dc', '#fff4dc', '#3b2a08', '#fff4dc', '#5a1030'] as const
const WEAVES = ['plain', 'halved', 'checked'] as const

function pick<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[((index % items.length) + items.length) % items.length] ?? items[0]
}

/** The paint of a tile; no two of the 24 have the same cloth. */
export function paintOf(number: number): TilePaint {
  const index = number - 1
  const coat = pick(COATS, index * 3)
  const mane = pick(MANES, index * 2)
  return {
    coat,
    // A mane in the colour of the coat would be lost on it.
    mane: coat === '#e3d9c6' || coat === '#8d8a86' || coat === '#c9a06a' ? '#3a2415' : coat === '#2f2a28' ? '#8d8a86' : mane,
    white: coat === '#e3d9c6' ? 'none' : pick(WHITES, index),
    cloth: pick(CLOTHS, index),
    trim: pick(TRIMS, index),
    weave: pick(WEAVES, Math.floor(index / CLOTHS.length)),
  }
}

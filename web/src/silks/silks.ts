/** The eight silks: each horse has a colour and a pattern, so that neither alone is needed. */

export type Pattern = 'hoops' | 'sash' | 'stars' | 'halves' | 'chevron' | 'spots' | 'sleeves' | 'braces'

export interface SilkPaint {
  colour: string
  trim: string
  pattern: Pattern
}

export const SILKS: Record<number, SilkPaint> = {
  1: { colour: '#e8741c', trim: '#fff4dc', pattern: 'hoops' },
  2: { colour: '#6d3fa6', trim: '#fff4dc', pattern: 'sash' },
  3: { colour: '#2b8a3e', trim: '#fff4dc', pattern: 'stars' },
  4: { colour: '#1f5fc0', trim: '#fff4dc', pattern: 'halves' },
  5: { colour: '#c61f2e', trim: '#fff4dc', pattern: 'chevron' },
  6: { colour: '#f3c51b', trim: '#3b2a08', pattern: 'spots' },
  7: { colour: '#1d1b1a', trim: '#fff4dc', pattern: 'sleeves' },
  8: { colour: '#f2a0c0', trim: '#5a1030', pattern: 'braces' },
}

/** The paint of a horse; a number nobody knows gets plain black rather than a crash. */
export function paintOf(horse: number): SilkPaint {
  return SILKS[horse] ?? { colour: '#1d1b1a', trim: '#fff4dc', pattern: 'sleeves' }
}

/** The brightness an eye (or a grey printer) sees, from 0 to 255. */
export function brightness(colour: string): number {
  const parts = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16))
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A five-pointed star around a point, as the points of a polygon. */
export function star(x: number, y: number, radius: number): string {
  const points: string[] = []
  for (let corner = 0; corner < 10; corner += 1) {
    const far = corner % 2 === 0 ? radius : radius * 0.42
    const angle = (Math.PI * corner) / 5 - Math.PI / 2
    points.push(`${(x + far * Math.cos(angle)).toFixed(2)},${(y + far * Math.sin(angle)).toFixed(2)}`)
  }
  return points.join(' ')
}

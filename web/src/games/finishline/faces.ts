/** The dice: their inks, and their signs for eyes that see no colour. */

export interface DiePaint {
  /** The face, its darker sides, and what is drawn on it. */
  readonly face: string
  readonly side: string
  readonly ink: string
  /** A sign of its own, as a path in a square of 24, so that the colour is never needed. */
  readonly sign: string
}

const PLAIN: DiePaint = {
  face: '#fffaf0',
  side: '#cbb98c',
  ink: '#22261f',
  sign: 'M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4Z',
}

const PAINTS: { readonly [colour: string]: DiePaint } = {
  white: PLAIN,
  red: { face: '#c8372d', side: '#84190f', ink: '#fff4e4', sign: 'M12 2.5 21 12 12 21.5 3 12Z' },
  yellow: { face: '#f3c51b', side: '#a97d06', ink: '#2b2005', sign: 'M12 3.5 21.5 20H2.500Z' },
  green: { face: '#23793a', side: '#0f4520', ink: '#f2ffe6', sign: 'M4 4H20V20H4Z' },
  black: {
    face: '#2a2826',
    side: '#0c0b0a',
    ink: '#fff4e4',
    sign: 'M12 2 14.7 8.8 22 9.3 16.4 13.9 18.2 21 12 17.1 5.8 21 7.6 13.9 2 9.3 9.3 8.800Z',
  },
}

/** The paint of a colour; one nobody knows looks like a white die rather than a crash. */
export function paintOf(colour: string): DiePaint {
  return PAINTS[colour] ?? PLAIN
}

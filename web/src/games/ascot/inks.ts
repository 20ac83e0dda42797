/** The four colours of the horses: an ink and a mark each, so that neither alone is needed. */

export interface Ink {
  readonly fill: string
  /** What stands out on it. */
  readonly on: string
  /** Its mark in a square of 20 around a point. */
  readonly mark: string
}

const NOTHING: Ink = { fill: '#fffaf0', on: '#22261f', mark: '' }

export const INKS: { readonly [colour: string]: Ink } = {
  black: { fill: '#26241f', on: '#fff4dc', mark: 'M0-6 6 0 0 6-6 0Z' },
  red: { fill: '#bf2a2a', on: '#fff4dc', mark: 'M-7 4 4-7H7V-4L-4 7H-7ZM-7-3-3-7H-7ZM7 3 3 7H7Z' },
  yellow: {
    fill: '#f0bf24',
    on: '#3b2a08',
    mark: 'M-6-4a2 2 0 1 0 4 0a2 2 0 1 0-4 0M2-4a2 2 0 1 0 4 0a2 2 0 1 0-4 0M-2 4a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
  },
  blue: { fill: '#2f66b8', on: '#fff4dc', mark: 'M-7-5H7V-2H-7ZM-7 2H7V5H-7Z' },
}

export function inkOf(colour: string): Ink {
  return INKS[colour] ?? NOTHING
}

const TURF = '#56924f'
const PAPER = '#fffaf0'
const DANGER = '#ffd9cf'
/** Inscriptions that may cost a horse the race. */
const DANGERS: readonly string[] = ['falls', 'broken-bridle', 'burst-vessel']

/** What a square of the course is printed on: its ink, or white paper; turf where nothing is printed. */
export function groundOf(kind: string): string {
  if (kind === 'plain' || kind === '') return TURF
  return DANGERS.includes(kind) ? DANGER : inkOf(kind).fill
}

/** The same where horses run over it: thinner ink, so that their silks stand out. */
export function washOf(kind: string): string {
  return inkOf(kind).mark ? `color-mix(in srgb, ${inkOf(kind).fill} 66%, ${PAPER})` : groundOf(kind)
}

/** What each sign of the course is called, for those that are no inscription. */
export const SIGNS: { readonly [sign: string]: string } = {
  '.': 'plain',
  k: 'black',
  r: 'red',
  y: 'yellow',
  b: 'blue',
  '*': 'any-colour',
  w: 'whip',
}

/** The picture of each inscription, in a square of 20 around a point. */
export const PICTURES: { readonly [kind: string]: string } = {
  'broken-bridle': 'M-7-3A4 4 0 1 1-2 2M7 3A4 4 0 1 1 2-2M-2-5 0-2M2 5 0 2',
  'burst-vessel': 'M0-7C4-2 5 0 5 3A5 4.5 0 0 1-5 3C-5 0-4-2 0-7Z',
  falls: 'M0-7V5M-5 1 0 7 5 1M-6-7H6',
  overtake: 'M-7 4C-3-6 3-6 6 1M7-4 6 2 1 1',
  'inside-lanes': 'M-6 0H6M-2-5-7 0-2 5M2-5-3 0 2 5',
  'outside-lanes': 'M-6 0H6M2-5 7 0 2 5M-2-5 3 0-2 5',
  'inside-lane': 'M7 0H-6M-1-5-7 0-1 5',
  'outside-lane': 'M-7 0H6M1-5 7 0 1 5',
  'move-on': 'M-6 6V-6L6 0Z',
  'move-back': 'M6 6V-6L-6 0Z',
  pay: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0M-2 4V-3H3M-2 0.500H2',
}

/** The picture of whoever is paid, and of what a square asks, in a square of 20 around a point. */
export const TRADES: { readonly [trade: string]: string } = {
  bank: 'M-8-2 0-8 8-2ZM-6 0V6M-2 0V6M2 0V6M6 0V6M-8 8H8',
  farrier: 'M-5-7C-9 0-6 7-2 8V4C-4 2-5-2-2-6ZM5-7C9 0 6 7 2 8V4C4 2 5-2 2-6Z',
  forage: 'M0 8V-3M0-3C-4-5-4-8 0-9C4-8 4-5 0-3ZM0 2C-5 2-6-1-5-3C-2-3 0-1 0 2ZM0 2C5 2 6-1 5-3C2-3 0-1 0 2Z',
  stable: 'M-8 8V-2L0-8 8-2V8ZM-3 8V1H3V8',
  vet: 'M-3-8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z',
  club: 'M-5 3-6-7H6L5 3ZM-9 4C-5 7 5 7 9 4',
  'stable-report': 'M-6-8H3L7-4V8H-6ZM-3-2H4M-3 1H4M-3 4H2',
  'vet-report': 'M-6-8H3L7-4V8H-6ZM0-3V5M-4 1H4',
  join: 'M-5 3-6-7H6L5 3ZM-9 4C-5 7 5 7 9 4',
  auctioneer: 'M-8 8H3M-1-1-8 6M-3-5 3 1M1-8 6-3M-3-5 1-8M3 1 6-3',
  bookmaker: 'M-6-8H6V8H-6ZM-3-4H3M-3 0H3M-3 4H1',
}

/** The picture of a business card, by its word. */
export const BUSINESSES: { readonly [word: string]: string } = {
  auctioneer: 'auctioneer',
  bookmaker: 'bookmaker',
  club: 'club',
  farrier: 'farrier',
  walroy: 'stable',
  stevens: 'stable',
  vet: 'vet',
  forage: 'forage',
}

/** The picture of a kept report, by its word. */
export const KEPT: { readonly [word: string]: string } = {
  bridle: 'broken-bridle',
  vessels: 'burst-vessel',
  sure: 'falls',
}

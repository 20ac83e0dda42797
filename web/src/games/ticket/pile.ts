/** A played card as its notation tells it, for the row of cards that lie open. */

export interface PlayedCard {
  readonly number: number
  readonly written: string
  readonly horses: readonly number[]
  readonly direction: string
  readonly squares: number
  readonly joker: boolean
  readonly still: boolean
  readonly thrown: boolean
}

const DIRECTIONS: Record<string, string> = { '+': 'forward', '-': 'backward', '<': 'left', '>': 'right' }
const MOVE = /^(x?)(J?)(\d?)([~=.]?)(\d?)([+\-<>]?)(\d?)/

export function playedOf(written: string, index: number): PlayedCard {
  const parts = MOVE.exec(written) ?? []
  const [, thrown = '', joker = '', first = '', between = '', second = '', sign = '', squares = ''] = parts
  const pair = between === '~' || between === '='
  return {
    number: index + 1,
    written,
    horses: [first, pair ? second : ''].filter(Boolean).map(Number),
    direction: DIRECTIONS[sign] ?? '',
    squares: Number(thrown && between === '.' ? second : squares) || 0,
    joker: joker !== '',
    still: between === '=',
    thrown: thrown !== '',
  }
}

import { describe, expect, it } from 'vitest'

import { sumsOf } from './sums'

/** The ladder of the house, as it is sent to whoever may give so much. */
const LADDER = [
  ...[100, 200, 300, 500, 700, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000, 15_000, 18_000, 20_000],
  ...[25_000, 30_000, 35_000, 40_000, 45_000, 50_000, 55_000, 60_000, 70_000, 80_000, 90_000, 100_000, 120_000, 150_000],
]

type Kind = 'bid' | 'bet' | 'offer' | 'pay' | 'ask'

function sums(kind: Kind, most: number, least = 100): number[] {
  const below = LADDER.filter((francs) => francs >= least && francs < most)
  return sumsOf({ move: { kind, francs: least }, least, most, step: 100, ladder: [...below, most] })
}

describe('the buttons for sums', () => {
  it('spreads stakes over what one may give', () => {
    expect(sums('bet', 64_000)).toEqual([100, 300, 1000, 3000, 10_000, 30_000])
    expect(sums('offer', 281_000)).toEqual([100, 500, 1500, 8000, 30_000, 120_000])
  })

  it('goes up step by step for bids', () => {
    expect(sums('bid', 281_000, 6000)).toEqual([6000, 8000, 10_000, 12_000, 15_000, 18_000])
  })

  it.each([100, 200, 300, 900, 1000, 4700, 40_000, 281_000])('never offers all of %d F, unless it is the least', (most) => {
    for (const kind of ['bet', 'offer', 'pay', 'ask'] as const) {
      const shown = sums(kind, most)
      expect(shown[0]).toBe(100)
      expect(shown.length).toBeLessThanOrEqual(6)
      expect(shown.slice(1).every((francs) => francs <= most / 2)).toBe(true)
      expect(shown).toEqual([...new Set(shown)].sort((one, other) => one - other))
    }
  })

  it('has no button where there is no ladder', () => {
    expect(sumsOf({ move: { kind: 'bet', francs: 0 } })).toEqual([])
  })
})

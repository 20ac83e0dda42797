import { describe, expect, it } from 'vitest'

import { SILKS, brightness, paintOf, star } from './silks'

describe('silks', () => {
  it('gives every horse a colour and a pattern of its own', () => {
    const silks = Object.values(SILKS)
    expect(Object.keys(SILKS)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(new Set(silks.map((silk) => silk.pattern)).size).toBe(8)
    expect(new Set(silks.map((silk) => silk.colour)).size).toBe(8)
  })

  it('keeps each pattern apart from its ground without any colour', () => {
    for (const silk of Object.values(SILKS)) {
      expect(Math.abs(brightness(silk.colour) - brightness(silk.trim))).toBeGreaterThan(90)
    }
  })

  it('knows no horse 12 and still draws something', () => {
    expect(paintOf(12).pattern).toBe('sleeves')
  })

  it('draws stars with ten corners', () => {
    expect(star(0, 0, 2).split(' ')).toHaveLength(10)
    expect(star(0, 0, 2).startsWith('0.00,-2.00')).toBe(true)
  })
})

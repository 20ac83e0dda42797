import { describe, expect, it } from 'vitest'
import { bandsOf, nearest, partAt, pathOf, scaleOf, shortened, spread, standingAt, styleOf, tenfoldsFrom, ticksOf } from './chart'
import { PAST } from './testing'

const BOX = { width: 200, height: 100, left: 0, right: 0, top: 0, bottom: 0 }

describe('the lines of a chart', () => {
  it('are level until something happens, and go on to the end', () => {
    const scale = scaleOf(PAST, BOX)
    expect(scale.ticks).toEqual([-5, 0, 5, 10])
    expect(pathOf(PAST, 0, scale)).toBe('M0,66.7H80V20H200V6.7H200')
    expect(pathOf(PAST, 1, scale)).toBe('M0,66.7H80V86.7H200V13.3H200')
  })

  it('are told apart without colours', () => {
    const looks = Array.from({ length: 12 }, (_, seat) => {
      const { dashes, mark, hollow } = styleOf(seat)
      return `${dashes.join()} ${mark} ${hollow}`
    })
    expect(new Set(looks).size).toBe(12)
  })

  it('have round numbers beside them', () => {
    expect(ticksOf(0, 21)).toEqual([0, 5, 10, 15, 20, 25])
    expect(ticksOf(-1, 1)).toEqual([-1, 0, 1])
    expect(ticksOf(3212, 69433)).toEqual([0, 20000, 40000, 60000, 80000])
    expect(ticksOf(7, 7)).toEqual([7])
  })

  it('go by tenfolds where money grows so', () => {
    const rich = { ...PAST, changes: [...PAST.changes.slice(0, 2), { after: 100, points: [9000, -20] }] }
    expect(tenfoldsFrom(PAST)).toBe(0)
    expect(tenfoldsFrom(rich)).toBe(1)
    const scale = scaleOf(rich, BOX)
    expect(scale.ticks).toEqual([-100, -10, -1, 0, 1, 10, 100, 1000, 10000])
    expect(scale.y(10000)).toBe(0)
    expect(scale.y(-100)).toBe(100)
    expect(scale.y(-1)).toBeGreaterThan(scale.y(0))
  })
})

describe('a moment', () => {
  it('has a standing, and belongs to a part', () => {
    expect(standingAt(PAST.changes, 39)).toEqual([0, 0])
    expect(standingAt(PAST.changes, 40)).toEqual([7, -3])
    expect(bandsOf(PAST)).toEqual([{ start: 0, end: 40 }, { start: 40, end: 100 }])
    expect([0, 1, 40, 41, 100].map((after) => partAt(PAST, after))).toEqual([0, 0, 0, 1, 1])
    expect(partAt({ ...PAST, parts: [] }, 5)).toBe(-1)
  })

  it('is found by the place that is pointed at', () => {
    expect([0, 19, 21, 69, 71, 100].map((after) => nearest(PAST.changes, after))).toEqual([0, 0, 1, 1, 2, 2])
  })
})

describe('labels', () => {
  it('do not lie on each other, and stay inside', () => {
    expect(spread([50, 50, 10], 10, 0, 100)).toEqual([50, 60, 10])
    expect(spread([99, 98], 10, 0, 100)).toEqual([100, 90])
  })

  it('keep the end that tells names apart', () => {
    expect(shortened('Ann', 8)).toBe('Ann')
    expect(shortened('Tuyauteur 1', 9)).toBe('Tuyaut… 1')
    expect(shortened('Enchères', 4)).toBe('Enc…')
  })
})

import { describe, expect, it } from 'vitest'

import { Oval } from './oval'
import { fromTheFront, standing } from './standing'
import { lookWith, settled, throwing } from './testing'

const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

describe.each([
  ['lying', false],
  ['upright', true],
])('a %s course', (_, upright) => {
  const oval = new Oval(60, upright)

  it('closes: a lap leads back to the start', () => {
    expect(far(oval.at(0), oval.at(60))).toBeLessThan(0.001)
    expect(far(oval.at(7, 20), oval.at(67, 20))).toBeLessThan(0.001)
  })

  it('has squares of equal length, all of them inside the drawing', () => {
    for (let square = 0; square < 60; square += 1) {
      // A chord of a bend is a little shorter than its arc.
      const step = far(oval.at(square), oval.at(square + 1))
      expect(step / oval.step).toBeGreaterThan(0.98)
      expect(step / oval.step).toBeLessThan(1.001)
      for (const across of [-oval.band / 2, oval.band / 2]) {
        const { x, y } = oval.at(square, across)
        expect(x > 0 && x < oval.width && y > 0 && y < oval.height).toBe(true)
      }
    }
  })

  it('is run anticlockwise', () => {
    const middle = { x: oval.width / 2, y: oval.height / 2 }
    let turned = 0
    for (let square = 0; square < 60; square += 1) {
      const [from, to] = [oval.at(square), oval.at(square + 1)]
      turned += (from.x - middle.x) * (to.y - middle.y) - (from.y - middle.y) * (to.x - middle.x)
    }
    expect(turned).toBeLessThan(0)
  })

  it('lets eight horses stand on one square without covering one another', () => {
    const spots = standing(lookWith(), oval).map(({ spot }) => spot)
    for (const [index, spot] of spots.entries()) {
      for (const other of spots.slice(index + 1)) expect(far(spot, other)).toBeGreaterThan(16)
      expect(far(spot, oval.at(0))).toBeLessThan(oval.band * 0.75)
    }
  })

  it('draws a horse alone in the middle of its square', () => {
    const [alone] = standing(throwing(), oval)
    expect(far(alone!.spot, oval.at(3))).toBeLessThan(0.001)
  })
})

describe('the order of the horses', () => {
  it('has those at home first, then those that have come furthest', () => {
    expect(fromTheFront(throwing()).map(({ horse }) => horse)).toEqual([4, 3, 2, 7])
    const look = settled()
    const [third, ...others] = [...look.runners].reverse()
    expect(fromTheFront({ runners: [third!, ...others] }).map(({ horse }) => horse)).toEqual([7, 3, 4])
  })

  it('lines those at home up beyond the post, the winner furthest', () => {
    const oval = new Oval(60, false)
    const places = standing(settled(), oval).map(({ spot }) => spot.x)
    expect(places[0]).toBeGreaterThan(places[1]!)
    expect(places[1]).toBeGreaterThan(places[2]!)
    expect(places[2]).toBeGreaterThan(oval.at(0).x)
  })
})

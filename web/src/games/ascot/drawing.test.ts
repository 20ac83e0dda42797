import { describe, expect, it } from 'vitest'

import { INKS, PICTURES, SIGNS } from './inks'
import { fromTheFront, inBoxes, offCourse, onCourse, onLoop } from './standing'
import { COURSE, NUMBERS, running, settled, TRAINING, training } from './testing'
import { loopRing, Oval } from './track'

const far = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

describe.each([
  ['lying', false],
  ['upright', true],
])('a %s course', (_, upright) => {
  const oval = new Oval(6, 60, upright)

  it('lies inside the drawing, lane 1 inside, every square its own', () => {
    const middle = { x: oval.width / 2, y: oval.height / 2 }
    const spots: { x: number; y: number }[] = []
    for (let length = -1; length <= 61; length += 1) {
      expect(far(oval.spot(1, length), middle)).toBeLessThan(far(oval.spot(6, length), middle))
      for (let lane = 1; lane <= 6; lane += 1) {
        const { x, y } = oval.spot(lane, length)
        expect(x > 0 && x < oval.width && y > 0 && y < oval.height).toBe(true)
        expect(spots.every((other) => far(other, { x, y }) > 8)).toBe(true)
        spots.push({ x, y })
      }
    }
  })

  it('is run anticlockwise, and horses look where they go', () => {
    const middle = { x: oval.width / 2, y: oval.height / 2 }
    let turned = 0
    for (let length = 0; length < 60; length += 1) {
      const [from, to] = [oval.spot(3, length), oval.spot(3, length + 1)]
      turned += (from.x - middle.x) * (to.y - middle.y) - (from.y - middle.y) * (to.x - middle.x)
      const heading = (from.heading * Math.PI) / 180
      expect((to.x - from.x) * Math.cos(heading) + (to.y - from.y) * Math.sin(heading)).toBeGreaterThan(0)
    }
    expect(turned).toBeLessThan(0)
  })

  it('has its last bend in a bend', () => {
    const before = oval.at(42).heading
    const after = oval.at(49).heading
    expect(Math.abs(after - before)).toBeGreaterThan(40)
  })

  it('closes as a training loop, with all squares inside', () => {
    const ring = loopRing(44, upright)
    expect(far(ring.at(0), ring.at(44))).toBeLessThan(0.001)
    for (let square = 0; square < 44; square += 1) {
      for (const across of [-ring.band / 2, ring.band / 2]) {
        const { x, y } = ring.at(square, across)
        expect(x >= 0 && x <= ring.width && y >= 0 && y <= ring.height).toBe(true)
      }
      // Round a corner a chord is shorter than its arc.
      expect(far(ring.at(square), ring.at(square + 1)) / ring.step).toBeGreaterThan(0.85)
    }
  })

  it('puts nobody on another’s spot, at the gate either', () => {
    const standing = onCourse(running(), new Oval(6, 20, upright))
    expect(standing.map(({ runner }) => runner.horse)).toEqual([1, 2, 3, 5])
    for (const one of standing) {
      for (const other of standing) if (one !== other) expect(far(one.spot, other.spot)).toBeGreaterThan(8)
    }
  })

  it('stands horses that share a square of the loop side by side', () => {
    const standing = onLoop(training(), loopRing(8, upright))
    expect(standing.map(({ runner }) => runner.horse)).toEqual([1, 3])
    expect(far(standing[0]!.spot, standing[1]!.spot)).toBeGreaterThan(8)
  })
})

it('knows the horses from the front, those at home by their place', () => {
  expect(fromTheFront(running()).map(({ horse }) => horse)).toEqual([2, 1, 3, 5])
  expect(fromTheFront(settled()).map(({ horse }) => horse)).toEqual([2, 1, 3])
  expect(offCourse(running()).map(({ horse }) => horse)).toEqual([4])
})

it('gives every horse a box in its stable', () => {
  const both = [...inBoxes(training(), 'walroy'), ...inBoxes(training(), 'stevens')]
  expect(both.map(({ horse }) => horse).sort((one, other) => one - other)).toEqual(NUMBERS)
})

it('tells the four colours apart by mark as well as by ink', () => {
  expect(new Set(Object.values(INKS).map(({ mark }) => mark)).size).toBe(4)
  expect(new Set(Object.values(INKS).map(({ fill }) => fill)).size).toBe(4)
})

it('has a picture for every sign of the course', () => {
  const signs = new Map(COURSE.inscriptions.map(({ sign, kind }) => [sign, kind]))
  for (const sign of COURSE.lanes.join('')) expect(SIGNS[sign] ?? PICTURES[signs.get(sign) ?? '']).toBeTruthy()
  expect(TRAINING.squares).toHaveLength(8)
})

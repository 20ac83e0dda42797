import { expect, it } from 'vitest'

import { throwsOf } from './gallops'
import type { Event, Told } from './look'
import { momentsOf } from './moments'
import { lookWith, trading } from './testing'
import { CloseUp } from './track'

const line = (event: Event): Told => ({ event, text: { key: 'told', params: {} } })
const dice = (player: number, one: number, two: number): Told => line({ name: 'dice-thrown', player, one, two, board: 'training' })
const STORY = [
  dice(0, 1, 2),
  line({ name: 'on-square', horse: 1, square: 2 }),
  line({ name: 'advantage-earned', horse: 1, count: 2 }),
  dice(1, 1, 1),
  line({ name: 'on-square', horse: 2, square: 5 }),
  line({ name: 'galloped', horse: 2, start: 3, end: 2, square: 4 }),
  dice(0, 6, 5),
  line({ name: 'back-in-box', horse: 1 }),
]

it('plays a morning of training again, throw by throw', () => {
  const throws = throwsOf(STORY, lookWith())
  expect(throws.map(({ seat, dice: points }) => [seat, ...points])).toEqual([[0, 1, 2], [1, 1, 1], [0, 6, 5]])
  const where = (at: number, horse: number) => throws[at]?.horses.find((one) => one.horse === horse)
  expect([where(0, 1)?.square, where(0, 1)?.advantages, where(0, 2)?.square]).toEqual([2, 2, undefined])
  expect(where(1, 2)?.square).toBe(4)
  expect([where(2, 1)?.trained, where(2, 1)?.square]).toEqual([true, -1])
})

it('stages several throws, and even one if the market follows', () => {
  const over = line({ name: 'training-over' })
  const kinds = (story: readonly Told[], stage: 'market' | 'training') =>
    momentsOf(story, 0, stage === 'market' ? trading() : lookWith({ stage }), lookWith({ stage: 'training' })).map(({ kind }) => kind)
  expect(kinds(STORY, 'training')).toEqual(['gallops', 'gallops', 'gallops'])
  expect(kinds(STORY.slice(0, 3), 'training')).toEqual(['throw'])
  expect(kinds([...STORY.slice(0, 3), over], 'market')).toEqual(['gallops', 'market'])
})

it('shows close up what lies around a horse, at the gate and at the post too', () => {
  for (const length of [0, 9, 60]) {
    const near = new CloseUp(6, 60, length)
    for (const lane of [1, 6]) {
      const { x, y } = near.spot(lane, length)
      expect(x > 0 && x < near.width && y > 0 && y < near.height).toBe(true)
    }
    expect(near.spot(1, length).y).toBeLessThan(near.spot(6, length).y)
  }
})

import { expect, it } from 'vitest'

import { throwsOf } from './gallops'
import { thingName } from './look'
import type { Sentence } from './look'
import { momentsOf } from './moments'
import { lookWith, trading } from './testing'
import { CloseUp } from './track'

const dice = (seat: number, one: number, two: number): Sentence => ({
  key: 'ascot-story-dice',
  params: { player: { key: 'player', params: { seat } }, one, two, total: one + two, double: 0 },
})
const told = (name: string, horse: number, more: Sentence['params'] = {}): Sentence => ({
  key: `ascot-story-${name}`,
  params: { horse: thingName(horse), ...more },
})
const STORY = [
  dice(1, 1, 2),
  told('square', 1, { drawn: 2 }),
  told('advantage', 1, { count: 2, colour: 'black' }),
  dice(2, 1, 1),
  told('square', 2, { drawn: 5 }),
  told('gallop', 2, { way: 'back', squares: 1, drawn: 4 }),
  dice(1, 6, 5),
  told('in-box', 1),
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
  const over: Sentence = { key: 'ascot-story-training-over', params: {} }
  const kinds = (story: readonly Sentence[], stage: string) =>
    momentsOf(story, 0, stage === 'market' ? trading() : lookWith({ stage }), lookWith({ stage: 'training' })).map(({ kind }) => kind)
  expect(kinds(STORY, 'training')).toEqual(['gallops'])
  expect(kinds(STORY.slice(0, 3), 'training')).toEqual([])
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

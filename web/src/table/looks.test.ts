import { describe, expect, it } from 'vitest'
import type { LookChange, Step } from '../wire'
import cases from './changes.json'
import { changed, wholeStep } from './looks'

const step = (stands: number, more: Partial<Step>): Step => ({
  type: 'step',
  sequence: stands,
  stands,
  views: [],
  decisions: [],
  awaited: [],
  story: {},
  fresh: false,
  now: 0,
  ...more,
})

describe('a look after a change', () => {
  it.each(cases.map((one, number) => [one.game, number, one] as const))(
    'of %s is what the server shows (%i)',
    (_game, _number, { before, change, after }) => {
      const had = structuredClone(before)
      expect(changed(before, change as LookChange)).toEqual(after)
      expect(before).toEqual(had)
    },
  )

  it('keeps what has not changed as the very same', () => {
    const look = { track: { lanes: 7 }, pile: [1, 2], pay: 3 }
    const change = { lists: { pile: { at: 2, put: [5] } }, gone: ['pay'] }
    const after = changed(look, change) as typeof look
    expect(after).toEqual({ track: { lanes: 7 }, pile: [1, 2, 5] })
    expect(after.track).toBe(look.track)
  })
})

describe('a step', () => {
  const views = [{ seat: 0, undo: false, look: { hand: [1, 2] } }]

  it('is shown as it comes where it is whole', () => {
    const whole = step(3, { views })
    expect(wholeStep(null, whole)).toBe(whole)
  })

  it('is made whole from the one before, for each of our seats', () => {
    const before = step(3, { views: [...views, { seat: 2, undo: false, look: { hand: [9] } }] })
    const after = wholeStep(
      before,
      step(5, {
        since: 3,
        views: [
          { seat: 2, undo: true, change: { fields: { hand: [] } } },
          { seat: 0, undo: false, change: {} },
        ],
      }),
    )
    expect(after.views).toEqual([
      { seat: 2, undo: true, look: { hand: [] } },
      { seat: 0, undo: false, look: { hand: [1, 2] } },
    ])
  })
})

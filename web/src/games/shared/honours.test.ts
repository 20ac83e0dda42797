import { describe, expect, it } from 'vitest'

import { ASCOT_LASTS, AUTEUIL_LASTS, FINISHLINE_LASTS, TICKET_LASTS } from '../../wire'
import { honoursOf, RISES } from './honours'

describe('the board of honour', () => {
  it('tells the order when the podium is complete, in the same picture, and takes no longer for it', () => {
    const [rising, complete, ...more] = honoursOf({ kind: 'honour', told: 7, lasts: 3400 })
    expect(more).toEqual([])
    expect(rising).toMatchObject({ told: 6, rises: true, lasts: RISES, scene: 'honours 7' })
    expect(complete).toEqual({ kind: 'honour', told: 7, lasts: 3400 - RISES, scene: 'honours 7' })
  })

  it('leaves every game time to read the order', () => {
    const shortest = Math.min(TICKET_LASTS.arrival, FINISHLINE_LASTS.arrival, ASCOT_LASTS['race-over'], AUTEUIL_LASTS.arrival)
    expect(shortest - RISES).toBeGreaterThan(1500)
  })
})

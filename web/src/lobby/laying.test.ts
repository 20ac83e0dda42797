import { describe, expect, it } from 'vitest'
import type { GameOffer } from '../wire'
import { choicesOf, effectOf, firstDraft, gentleOf, gentleSeats, hasHouseRule, quickTable, tableOf, valueOf } from './laying'

const races = {
  name: 'races',
  explained: 'How many races.',
  switch: false,
  choices: [3, 4, 5, 6].map((value) => ({ value, label: String(value) })),
  allowed: { 2: [4, 6], 3: [3, 6], 5: [5] },
}
const smaller = {
  name: 'smaller',
  explained: 'Small throws move too.',
  switch: true,
  choices: [
    { value: 0, label: 'no' },
    { value: 1, label: 'yes', effect: 'two rounds less' },
  ],
  allowed: { 2: [0, 1], 3: [0, 1], 5: [0, 1] },
  ruling: 'A10.9',
}
const offer: GameOffer = {
  name: 'ticket',
  title: {},
  poster: {},
  minutes: [20, 40],
  weight: 'light',
  seats: [2, 3, 5],
  bots: ['gambler', 'tipster'],
  packs: ['standard'],
}

describe('a new table', () => {
  it('has you, an open seat and bots of the house', () => {
    const table = tableOf(firstDraft(offer))
    expect(table.fill).toEqual(['me', '', 'tipster'])
    expect(table.begin).toBe(false)
  })

  it('begins at once when no seat is open', () => {
    const table = tableOf({ ...firstDraft(offer), fill: ['me', 'gambler', 'gambler'] })
    expect(table.begin).toBe(true)
  })

  it('keeps an option while it is possible, and forgets nothing when it is not', () => {
    const draft = { ...firstDraft(offer), options: { races: 6 } }
    expect(valueOf(draft, races)).toBe(6)
    expect(valueOf({ ...draft, seats: 5 }, races)).toBe(5)
    expect(tableOf({ ...draft, seats: 2 }, [races]).options).toEqual({ races: 6 })
  })

  it('offers what is possible with so many seats', () => {
    expect(choicesOf(races, 3).map(({ value }) => value)).toEqual([3, 6])
  })

  it('says what a house rule changes before it is chosen, and knows when one is', () => {
    const draft = firstDraft(offer)
    expect(effectOf(draft, smaller)).toBe('two rounds less')
    expect(hasHouseRule(draft, [races, smaller])).toBe(false)
    const chosen = { ...draft, options: { smaller: 1 } }
    expect(effectOf(chosen, smaller)).toBe('two rounds less')
    expect(hasHouseRule(chosen, [races, smaller])).toBe(true)
  })

  it('leaves the options to the house when one plays at once', () => {
    expect(quickTable(offer).options).toEqual({})
  })

  it('says what to choose for a first game: what the game names, else what is usual', () => {
    const gentle = { ...offer, gentle: { races: 6 }, gentle_seats: 2 }
    expect(gentleOf(gentle, races, 2)?.value).toBe(6)
    expect(gentleOf(gentle, races, 5)?.value).toBe(5)
    expect(gentleOf(offer, races, 2)?.value).toBe(4)
    expect([gentleSeats(gentle), gentleSeats(offer)]).toEqual([2, 3])
    expect(quickTable(gentle)).toMatchObject({ seats: 2, options: { races: 6 }, hints: true })
  })

  it('to play now is you against two tipsters', () => {
    expect(quickTable(offer)).toMatchObject({
      seats: 3,
      fill: ['me', 'tipster', 'tipster'],
      begin: true,
    })
  })
})

import { describe, expect, it } from 'vitest'

import type { Line, TicketEvent } from '../../wire'
import { asked, summary } from './asking'
import type { Sentence } from './look'
import { momentsOf } from './moments'
import { lookWith, race, racing, RED_TWO, THROWN } from './testing'

const told = (event: TicketEvent, weight: Line['weight'] = 'stage'): Line => ({ event, text: { key: event.name, params: {} }, weight })
const shown = (event: TicketEvent): Line => ({ event })

describe('moments', () => {
  const look = lookWith()
  const story = [
    told({ name: 'off' }),
    told({ name: 'last-card', race: 1 }),
    told({ name: 'disqualified', horse: 2 }),
    shown({ name: 'level', horse: 4 }),
    shown({ name: 'level', horse: 5 }),
    told({ name: 'photo' }),
    told({ name: 'photo-result', horse: 5, place: 1 }),
    shown({ name: 'placed', horse: 5, place: 1 }),
    shown({ name: 'placed', horse: 4, place: 2 }),
    told({ name: 'arrival', race: 1 }),
    told({ name: 'points', player: 0, gain: 7, score: 7 }),
    told({ name: 'winners', score: 7 }),
  ]

  it('puts the off, the finish, the steward, the photo, the honours, the reckoning and the enclosure on stage, in order', () => {
    const found = momentsOf(story, 0, look)
    expect(found.map(({ kind, told: lines }) => `${kind} ${lines}`)).toEqual([
      'off 1',
      'finish 2',
      'disqualified 3',
      'photo 6',
      'photo 7',
      'honour 9',
      'honour 10',
      'reckoning 11',
      'enclosure 12',
    ])
    expect(found[2]).toMatchObject({ horse: 2 })
    expect(found.slice(3, 5)).toMatchObject([
      { horses: [4, 5], winner: 0 },
      { horses: [4, 5], winner: 5 },
    ])
    expect(found[5]).toMatchObject({ horses: [5, 4] })
    expect(found[7]).toMatchObject({ race: 1, seats: [0] })
  })

  it('tells only what is new, and remembers which photo was being judged', () => {
    const found = momentsOf(story, 6, look)
    expect(found.map(({ kind, told: lines }) => `${kind} ${lines}`)).toEqual(['photo 1', 'honour 3', 'honour 4', 'reckoning 5', 'enclosure 6'])
    expect(found[0]).toMatchObject({ horses: [4, 5] })
    expect(momentsOf(story, story.length, look)).toEqual([])
  })

  it('keeps the horses of one race out of the next', () => {
    const found = momentsOf([...story, ...story], story.length, look)
    expect(found.find(({ kind }) => kind === 'honour')).toMatchObject({ horses: [5, 4] })
    expect(found.find(({ kind }) => kind === 'reckoning')).toMatchObject({ horses: [5, 4], seats: [0] })
  })

  it('develops no photo where no place that pays hangs on it', () => {
    const plain = [told({ name: 'photo' }, 'line'), told({ name: 'photo-result', horse: 5, place: 4 }, 'line')]
    expect(momentsOf(plain, 0, look)).toEqual([])
  })

  it('says in passing that the end is near', () => {
    expect(momentsOf([told({ name: 'cards-left', left: 3 })], 0, look)).toMatchObject([{ kind: 'cards-left', left: 3, aside: true }])
  })

  it('parts the horses of one photo from those of the next', () => {
    const again = [
      told({ name: 'photo-result', horse: 3, place: 1 }),
      shown({ name: 'level', horse: 4 }),
      shown({ name: 'level', horse: 5 }),
      told({ name: 'photo' }),
      told({ name: 'photo-result', horse: 4, place: 2 }),
    ]
    const level = [3, 4, 5].map((horse) => shown({ name: 'level', horse }))
    const whole = [told({ name: 'last-card', race: 1 }), ...level, told({ name: 'photo' }), ...again]
    const found = momentsOf(whole, 5, look)
    expect(found).toMatchObject([
      { horses: [3, 4, 5], winner: 3 },
      { horses: [4, 5], winner: 0 },
      { horses: [4, 5], winner: 4 },
    ])
  })

  it('stages nothing of what an audience is only shown', () => {
    expect(momentsOf([shown({ name: 'off' })], 0, look)).toEqual([])
  })
})

describe('the banner and the summary', () => {
  it('asks for what the phase needs', () => {
    const some = [race('flat', 3)]
    expect(asked(lookWith({ phase: 'choose', choices: some }))?.key).toBe('page-ticket-asks-race')
    expect(asked(lookWith({ phase: 'predict', choices: some }))?.key).toBe('page-ticket-asks-ticket')
    expect(asked(racing())?.key).toBe('page-ticket-asks-card')
    const stuck = [{ move: THROWN, card: RED_TWO.kind }]
    expect(asked(lookWith({ choices: stuck }))?.key).toBe('page-ticket-asks-discard')
    expect(asked(lookWith())).toBeNull()
  })

  it('tells the horses from the front, and the hand', () => {
    const [race, horses, hand] = summary(racing())
    expect(race?.key).toBe('page-ticket-summary-race')
    const order = horses?.params['horses'] as Sentence[]
    expect(order.map((one) => one.params['square'])).toEqual(['c9', 'e8', 'e6'])
    expect(hand?.params['hand']).toHaveLength(3)
  })
})

import { describe, expect, it } from 'vitest'

import type { Line, Step, TicketEvent } from '../../wire'
import { asked, summary } from './asking'
import type { Sentence } from './look'
import { momentsOf, playbillOf } from './moments'
import { lookWith, race, racing, RED_TWO, THROWN } from './testing'

const told = (event: TicketEvent): Line => ({ event, text: { key: event.name, params: {} } })
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

  it('puts the off, the steward, the photo, the reckoning and the enclosure on stage, in order', () => {
    const found = momentsOf(story, 0, look)
    expect(found.map((moment) => moment.kind)).toEqual(['off', 'disqualified', 'photo', 'reckoning', 'enclosure'])
    expect(found[1]).toMatchObject({ horse: 2 })
    expect(found[2]).toMatchObject({ horses: [4, 5], winner: 5, place: 1 })
    expect(found[3]).toMatchObject({ race: 1, horses: [5, 4] })
  })

  it('tells only what is new, and remembers which photo was being judged', () => {
    const found = momentsOf(story, 6, look)
    expect(found.map((moment) => moment.kind)).toEqual(['photo', 'reckoning', 'enclosure'])
    expect(found[0]).toMatchObject({ horses: [4, 5] })
    expect(momentsOf(story, story.length, look)).toEqual([])
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

describe('the playbill', () => {
  const off = told({ name: 'off' })
  const arrival = (race: number) => told({ name: 'arrival', race })

  function step(sequence: number, story: Line[], fresh = false): Step {
    return { type: 'step', sequence, stands: sequence, views: [], decisions: [], awaited: [], story: { 0: story }, fresh, now: 0 }
  }
  const kinds = (playbill: ReturnType<typeof playbillOf>) => playbill.queue.map((moment) => moment.kind)

  it('stages nothing of what was told before one came, then every new moment once', () => {
    const playbill = playbillOf()
    playbill.hear(step(4, [off, arrival(1)], true), 0, lookWith())
    expect(kinds(playbill)).toEqual([])
    playbill.hear(step(5, [off]), 0, lookWith())
    playbill.hear(step(5, [off]), 0, lookWith())
    expect(kinds(playbill)).toEqual(['off'])
    playbill.next()
    expect(kinds(playbill)).toEqual([])
  })

  it('lets a reckoning finish when the next race is off already, and shows it again on demand', () => {
    const playbill = playbillOf()
    playbill.hear(step(1, [], true), 0, lookWith())
    playbill.hear(step(2, [arrival(1)]), 0, lookWith())
    playbill.hear(step(3, [off]), 0, lookWith())
    expect(kinds(playbill)).toEqual(['reckoning', 'off'])
    playbill.next()
    playbill.next()
    playbill.again()
    expect(kinds(playbill)).toEqual(['reckoning'])
  })

  it('clears the stage when a move was taken back', () => {
    const playbill = playbillOf()
    playbill.hear(step(1, [], true), 0, lookWith())
    playbill.hear(step(2, [off]), 0, lookWith())
    playbill.hear(step(3, [off], true), 0, lookWith())
    expect(kinds(playbill)).toEqual([])
  })

  it('spares someone who was away all but the last result', () => {
    const playbill = playbillOf()
    playbill.hear(step(1, [], true), 0, lookWith())
    const missed = [1, 2, 3, 4, 5].flatMap((race) => [off, arrival(race)])
    playbill.hear(step(90, missed), 0, lookWith())
    expect(playbill.queue.at(-1)).toMatchObject({ kind: 'reckoning', race: 5 })
    expect(playbill.queue).toHaveLength(2)
  })

  it('remembers what was seen before the step on stage', () => {
    const playbill = playbillOf()
    const earlier = lookWith()
    playbill.hear(step(1, [], true), 0, earlier)
    playbill.hear(step(2, [off]), 0, lookWith())
    expect(playbill.before).toBe(earlier)
  })
})

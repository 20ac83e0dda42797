import { describe, expect, it } from 'vitest'

import type { Replay } from '../wire'
import { frameOf, momentIn, namesIn, placeOf, searchOf, storyUntil, tableOf } from './film'

const told = (key: string) => ({ event: { name: key }, text: { key, params: {} } })
const replay: Replay = {
  game: 'ticket',
  names: ['Ann', 'tipster'],
  options: {},
  commitment: '',
  seed: '',
  nonces: [],
  draws: [],
  transcript: '',
  steps: [
    { after: 1, looks: { '-1': 'public', '0': 'hers', '1': 'its' }, stories: { '-1': [told('a')], '0': [told('b')] } },
    { after: 2, looks: { '-1': 'later', '0': 'hers later' }, stories: { '-1': [told('c')], '0': [] } },
  ],
}

describe('the film of a game', () => {
  it('is shared by step and viewer, counted as people count', () => {
    expect(placeOf('?step=2&as=1', 2, 2)).toEqual({ step: 1, viewer: 0 })
    expect(placeOf('?as=spectator', 2, 2)).toEqual({ step: 0, viewer: 'spectator' })
    for (const place of [
      { step: 1, viewer: 1 },
      { step: 0, viewer: 'all' },
      { step: 1, viewer: 'spectator' },
    ] as const) {
      expect(placeOf(searchOf(place), 2, 2)).toEqual(place)
    }
  })

  it('forgives a link to a step or a seat that is not there', () => {
    expect(placeOf('?step=99&as=7', 2, 2)).toEqual({ step: 1, viewer: 'all' })
    expect(placeOf('?step=-4&as=x', 2, 2)).toEqual({ step: 0, viewer: 'all' })
    expect(placeOf('?step=one', 2, 2).step).toBe(0)
  })

  it('opens at a moment of the log, or plays from shortly before the finish', () => {
    expect(momentIn('?step=2', replay)).toBeNull()
    expect(momentIn('?after=2', replay)).toEqual({ step: 1, plays: false })
    expect(momentIn('?after=99', replay)).toEqual({ step: 1, plays: false })
    expect(momentIn('?after=x', replay)).toEqual({ step: 1, plays: false })
    const long = Array.from({ length: 30 }, (_, place) => ({
      after: 2 * place,
      looks: {},
      stories: { '-1': [{ ...told('x'), weight: place === 25 ? ('stage' as const) : ('line' as const) }] },
    }))
    expect(momentIn('?at=finish', { ...replay, steps: long })).toEqual({ step: 17, plays: true })
    expect(momentIn('?after=7', { ...replay, steps: long })).toEqual({ step: 4, plays: false })
    expect(momentIn('?at=finish', replay)).toEqual({ step: 0, plays: true })
  })

  it('shows each viewer what that viewer saw', () => {
    const look = (viewer: number | 'all' | 'spectator') =>
      frameOf(replay, { step: 0, viewer }, true, (looks) => Object.values(looks).join()).views[0]?.look
    expect(look(0)).toBe('hers')
    expect(look('spectator')).toBe('public')
    expect(look('all')).toContain('its')
    expect(storyUntil(replay, 1, 'all').map((one) => one.text?.key)).toEqual(['a', 'c'])
    expect(storyUntil(replay, 1, 0).map((one) => one.text?.key)).toEqual(['b'])
  })

  it('tells a page that knows nothing of the game what it would be told live', () => {
    const table = [{ key: 'pony-stands', params: {} }]
    const steps = replay.steps.map((step) => ({ ...step, plain: { '0': table } }))
    const plain = (viewer: number | 'spectator') =>
      frameOf({ ...replay, steps }, { step: 0, viewer }, true, undefined).views[0]?.plain
    expect(plain(0)).toEqual({ table, choices: [] })
    expect(plain('spectator')).toBeUndefined()
  })

  it('goes on from the step before, or begins anew', () => {
    expect(frameOf(replay, { step: 1, viewer: 0 }, true, undefined).fresh).toBe(false)
    expect(frameOf(replay, { step: 1, viewer: 0 }, false, undefined).fresh).toBe(true)
    expect(frameOf(replay, { step: 1, viewer: 0 }, true, undefined).decisions).toEqual([])
  })

  it('calls bots by their names in the reader’s language', () => {
    const say = (key: string, params: { readonly [name: string]: number | string }) =>
      `${key} ${params['bot']} ${params['seat']}`
    expect(namesIn(replay, say)).toEqual(['Ann', 'name-of-bot tipster 2'])
  })

  it('has a table nobody sits at', () => {
    const table = tableOf('x', replay)
    expect(table.phase).toBe('finished')
    expect(table.seats.map((seat) => [seat.name, seat.mine])).toEqual([
      ['Ann', false],
      ['tipster', false],
    ])
  })
})

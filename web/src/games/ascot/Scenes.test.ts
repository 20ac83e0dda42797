import './catalogue'

import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LANGUAGES, settings } from '../../shell/settings.svelte'
import { fetchWords } from '../../words'
import type { Event, Look, Sentence } from './look'
import { momentsOf } from './moments'
import Stage from '../shared/Stage.svelte'
import { scenes } from './scenes'
import { bidding, running, settled, trading, training } from './testing'
import { soon } from '../../waiting'

await Promise.all([...LANGUAGES.map(fetchWords), scenes.fetch()])

const BOARD = createRawSnippet(() => ({ render: () => '<button>a square</button>' }))
const NAMES = ['Ann', 'Ben', 'Cleo']
const thing = (number: number): Sentence => ({ key: 'ascot-the-thing', params: { thing: number } })
const player = (seat: number): Sentence => ({ key: 'player', params: { seat } })

/** Every event that gets a stage, as the room tells it, with what is seen after it. */
const CALLS: readonly (readonly [Event, string, Sentence['params'], Look, RegExp])[] = [
  [{ name: 'sold', thing: 5, player: 2, francs: 12_000, kind: 'pile' }, 'ascot-story-sold', { call: 1, francs: 12_000, thing: thing(5), player: player(3) }, bidding(), /12,000 F.*Leonidas.*Cleo/],
  [{ name: 'report-read', player: 0, trainer: 'stevens', kind: 0, title: 1, asked: 0 }, 'ascot-story-report', { asked: 0, player: player(1), trainer: { key: 'ascot-the-pack', params: { pack: 'stevens' } }, title: { key: 'ascot-report', params: { name: 1 } } }, training(), /an Advantage of the horse’s colour/],
  [{ name: 'training-over' }, 'ascot-story-training-over', {}, trading(), /the market is open/],
  [{ name: 'off' }, 'ascot-story-off', { call: 0 }, running(), /they’re off/],
  [{ name: 'fell', horse: 2 }, 'ascot-story-falls', { call: 0, horse: thing(2) }, running(), /Priory Park \(2\) is down/],
  [{ name: 'disqualified-at-post', horse: 2 }, 'ascot-story-disqualified', { horse: thing(2) }, running(), /An objection/],
  [{ name: 'into-bend', horse: 1 }, 'ascot-story-bend', { call: 0, horse: thing(1) }, running(), /Into the last bend/],
  [{ name: 'past-post', horse: 1, place: 1 }, 'ascot-story-post', { call: 0, place: 1, horse: thing(1) }, running(), /wins the Cup/],
  [{ name: 'race-over', count: 3, first: 2, second: 1, third: 3, rounds: 16 }, 'ascot-story-arrival', { count: 3, horses: [2, 1, 3].map(thing) }, settled(), /First.*Priory Park.*The Bookmaker’s tenth: Ben ?900 F/],
  [{ name: 'won', player: 2, horse: 2 }, 'ascot-story-winner', { player: player(3), horse: thing(2) }, settled(), /The winners’ enclosure.*winner of the day.*Cleo ?250,000 F.*Ben ?300,000 F/],
]
const NAMED = CALLS.map(([event, ...rest]) => [event.name, event, ...rest] as const)

describe('the stage of Ascot', () => {
  let page: Record<string, unknown> | null = null
  const complaints = vi.spyOn(console, 'error')

  function show(event: Event, key: string, params: Sentence['params'], look: Look): string {
    // What is complete is shown: the last of the moments of its kind.
    const found = momentsOf([{ event, text: { key, params } }], 0, look)
    const moment = found.at(-1) ?? null
    const none = () => undefined
    const stage = { moment, covered: !moment?.aside, tempo: 1, dice: 'lying' as const, encore: false, skip: none, leave: none, again: none }
    page = mount(Stage, { target: document.body, props: { stage, names: NAMES, scenes, children: BOARD } })
    flushSync()
    return shown()
  }

  const shown = () => (document.querySelector('.stage')?.textContent ?? '').replace(/\s+/g, ' ')

  beforeEach(() => {
    settings.language = 'en'
    complaints.mockClear()
  })
  afterEach(async () => {
    if (page) await unmount(page)
    page = null
    document.body.innerHTML = ''
    expect(complaints.mock.calls).toEqual([])
  })

  it.each(NAMED)('shows %s', async (_, event, key, params, look, wanted) => {
    show(event, key, params, look)
    // The arrival is fetched when it has come.
    await soon(() => expect(shown()).toMatch(wanted))
  })

  it.each(NAMED)('shows %s in French too', async (_, event, key, params, look) => {
    settings.language = 'fr'
    show(event, key, params, look)
    await soon(() => expect(shown().length).toBeGreaterThan(20))
  })

  it('puts whoever won before whoever is richer', async () => {
    show({ name: 'won', player: 2, horse: 2 }, 'ascot-story-winner', { player: player(3), horse: thing(2) }, settled())
    const lines = () => [...document.querySelectorAll('.podium li')].map((one) => one.querySelector('strong')?.textContent)
    await soon(() => expect(lines()).toEqual(['Cleo', 'Ben', 'Ann']))
  })

  it.each([
    ['ascot-story-off', { name: 'off' }, true],
    ['ascot-story-falls', { name: 'fell', horse: 2 }, false],
  ] as const)('keeps from use what it lies over: %s', (key, event, covers) => {
    show(event, key, { call: 0, horse: thing(2) }, running())
    expect(document.querySelector<HTMLElement>('.ground > :has(button)')?.inert).toBe(covers)
  })
})

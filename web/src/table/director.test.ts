import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { Line, Step } from '../wire'
import { Director } from './director.svelte'
import type { Moment } from './director.svelte'

/** A game whose events say how they are staged: `win!4000` covers the board for so long, `fall?1000` passes, `dice~700` roll. */
const STAGED = /^([\w-]+)([!?+~])(\d+)(?:@(\w+))?$/
const line = (name: string): Line => ({ event: { name }, text: { key: name, params: {} } })

function find(story: readonly Line[], from: number): Moment[] {
  return story.slice(from).flatMap(({ event }, index): Moment[] => {
    const [, kind, how, lasts, scene] = STAGED.exec(String(event.name)) ?? []
    if (!kind) return []
    if (how === '~') return [{ kind, told: index, lasts: Number(lasts), aside: true, rolls: true }]
    return [{ kind, told: index + 1, lasts: Number(lasts), aside: how === '?', lasting: how === '+', ...(scene ? { scene } : {}) }]
  })
}

let sequence = 0
const look = (step: Step | null) => (step?.views[0]?.look as { at: number } | undefined)?.at

/** The next step of the game: what is told of it, and which of our decisions is asked in it. */
function step(names: string, { asks = 0, fresh = false, undo = false } = {}): Step {
  sequence += 1
  const story = { 0: names ? names.split(' ').map(line) : [] }
  const decisions = asks ? [{ seat: 0, seen: asks, deadline: null }] : []
  const views = [{ seat: 0, look: { at: sequence }, undo }]
  return { type: 'step', sequence, stands: sequence, views, decisions, awaited: [0, 1], story, fresh, now: 0 }
}

describe('the director', () => {
  let director: Director
  let heard: string[]

  beforeEach(() => {
    vi.useFakeTimers()
    sequence = 0
    heard = []
    director = new Director()
    director.audience = () => 0
    director.find = find
    director.receive(step('dealt', { fresh: true }))
    director.onshown(({ event }) => heard.push(String(event.name)))
  })
  afterEach(() => {
    director.close()
    vi.useRealTimers()
  })

  it('begins at the present, and stages nothing of what was told before', () => {
    const late = new Director()
    late.audience = () => 0
    late.find = find
    late.receive(step('off!1000 win!2000', { fresh: true }))
    expect([late.moment, late.untold(0), late.busy]).toEqual([null, 0, false])
  })

  it('stages the beginning for whoever was there before it', () => {
    const early = new Director()
    early.audience = () => 0
    early.find = find
    early.receive(step('race!1000', { fresh: true }), { begins: true })
    expect(early.moment?.kind).toBe('race')
    early.close()
  })

  it('shows the look before, and tells line by line, while what happened is on stage', () => {
    director.receive(step('run photo!1000 result!1000 paid'))
    expect([look(director.step), director.untold(0), heard]).toEqual([1, 2, ['run', 'photo!1000']])
    vi.advanceTimersByTime(1000)
    expect([look(director.step), director.untold(0), heard.length]).toEqual([1, 1, 3])
    vi.advanceTimersByTime(1000)
    expect([look(director.step), director.untold(0), director.moment, heard.length]).toEqual([2, 0, null, 4])
  })

  it('shows the look after as soon as its last moment tells all there is', () => {
    director.receive(step('photo!1000 result!1000'))
    expect([look(director.step), director.behind]).toEqual([1, true])
    vi.advanceTimersByTime(1000)
    expect([look(director.step), director.behind, director.moment?.kind]).toEqual([2, false, 'result'])
  })

  it('leaves the board in sight and up to date while something passes by', () => {
    director.receive(step('run fall?1000'))
    expect([look(director.step), director.covered, director.moment?.kind]).toEqual([2, false, 'fall'])
  })

  it('neither tells nor asks about dice before they lie, though they are heard rolling', () => {
    director.receive(step('run dice~700', { asks: 3 }))
    expect([director.dice, look(director.step), director.untold(0)]).toEqual(['rolling', 2, 1])
    expect([director.step?.decisions, director.step?.awaited, director.covered, director.behind]).toEqual([[], [], false, false])
    expect(heard).toEqual(['run', 'dice~700'])
    vi.advanceTimersByTime(700)
    expect([director.dice, director.untold(0), director.step?.decisions.length, heard.length]).toEqual(['lying', 0, 1, 2])
  })

  it('keeps dice in hand while something else passes by before they are thrown', () => {
    director.receive(step('fall?1000 dice~700', { asks: 3 }))
    expect([director.dice, director.step?.decisions, director.untold(0)]).toEqual(['in hand', [], 1])
    vi.advanceTimersByTime(1000)
    expect([director.dice, director.untold(0)]).toEqual(['rolling', 1])
  })

  it('plays steps in order, each after the one before', () => {
    director.receive(step('off!1000'))
    director.receive(step('run'))
    director.receive(step('fall?900'))
    expect([director.moment?.kind, look(director.step), director.untold(0)]).toEqual(['off', 2, 2])
    vi.advanceTimersByTime(1000)
    expect([look(director.step), director.untold(0)]).toEqual([3, 1])
    vi.advanceTimersByTime(300)
    expect([director.moment?.kind, look(director.step), heard]).toEqual(['fall', 4, ['off!1000', 'run', 'fall?900']])
  })

  it('never falls far behind a live table, and drops no lasting moment', () => {
    const shown: string[] = []
    director.onshown(({ event }) => shown.push(String(event.name)))
    director.receive(step('finish+6000 honour+4000 reckoning+9000'))
    vi.advanceTimersByTime(100)
    for (let move = 0; move < 12; move += 1) director.receive(step(`run${move}`))
    vi.advanceTimersByTime(4200)
    expect([director.behind, shown.length]).toEqual([false, 15])
    expect(shown.slice(0, 3)).toEqual(['finish+6000', 'honour+4000', 'reckoning+9000'])
  })

  it('plays a result of many lines whole, and of many results only those', () => {
    const lines = Array.from({ length: 28 }, (_, index) => `line-${index}+100@sheets`).join(' ')
    director.receive(step(`off!100 ${lines} enclosure!100`))
    expect(director.moment?.kind).toBe('off')
    director.toPresent()
    director.receive(step(Array.from({ length: 30 }, (_, index) => `race-${index}!100 result-${index}+100`).join(' ')))
    expect(director.moment?.kind).toBe('result-0')
  })

  it('hurries more where this person is waited for', () => {
    director.receive(step('finish+6000 honour+4000'))
    director.receive(step('run', { asks: 3 }))
    vi.advanceTimersByTime(2100)
    expect(director.step?.decisions).toEqual([{ seat: 0, seen: 3, deadline: null }])
  })

  it('plays at its own pace as long as nothing waits', () => {
    director.receive(step('finish+6000 honour+4000'))
    vi.advanceTimersByTime(9900)
    expect(director.moment?.kind).toBe('honour')
    vi.advanceTimersByTime(200)
    expect(director.moment).toBeNull()
  })

  it('offers only decisions that are still asked, and takes back nothing that has been left', () => {
    director.receive(step('filled', { asks: 7, undo: true }))
    expect(director.step?.decisions).toHaveLength(1)
    vi.advanceTimersByTime(300)
    // Another seat's step comes with a stage, and asks us the same thing: a half-made choice stays.
    director.receive(step('bell!1000 more', { asks: 7 }))
    expect([director.step?.decisions.length, director.step?.views[0]?.undo, director.step?.awaited]).toEqual([1, false, []])
    director.receive(step('closed'))
    expect(director.step?.decisions).toEqual([])
  })

  it('completes a picture at the first skip and leaves it at the second', () => {
    director.receive(step('one+900@sheet two+900@sheet three+900@sheet end!0'))
    director.skip()
    expect([director.moment?.kind, director.untold(0)]).toEqual(['three', 1])
    director.skip()
    expect(director.moment?.kind).toBe('end')
    vi.advanceTimersByTime(60_000)
    expect(director.moment?.kind).toBe('end')
    director.skip()
    expect(director.busy).toBe(false)
  })

  it('skips to one’s turn through all that comes, but not through a finish', () => {
    director.receive(step('off!4000'))
    director.receive(step('run'))
    director.skipToTurn()
    expect([director.busy, look(director.step), heard]).toEqual([false, 3, ['off!4000', 'run']])
    director.receive(step('fall?1000'))
    expect([director.moment, look(director.step)]).toEqual([null, 4])
    director.receive(step('fall?1000 win+3000'))
    expect(director.moment?.kind).toBe('win')
  })

  it('shows the last result again, hiding nothing meanwhile', () => {
    director.receive(step('run honour+1000 sheet+1000 next'))
    director.skipToTurn()
    expect(director.encore).toBe(true)
    director.again()
    expect([director.moment?.kind, look(director.step), director.untold(0)]).toEqual(['honour', 2, 0])
    vi.advanceTimersByTime(2000)
    expect([director.moment, heard.length]).toEqual([null, 4])
  })

  it('begins anew where a move was taken back, and forgets the last result', () => {
    director.receive(step('win+3000 more'))
    director.receive(step('dealt', { fresh: true }))
    expect([director.moment, director.encore, director.untold(0), look(director.step)]).toEqual([null, false, 0, 3])
  })

  it('catches up at once for whoever comes back to the tab', () => {
    director.receive(step('off!0'))
    director.receive(step('run'))
    vi.setSystemTime(Date.now() + 60_000)
    director.comeBack()
    expect([director.busy, look(director.step)]).toEqual([false, 3])
  })

  it('has time for everything in a replay, faster or slower as one likes', () => {
    const film = new Director(false)
    film.audience = () => 0
    film.find = find
    film.speed = 2
    film.receive(step('dealt', { fresh: true }))
    film.receive(step('finish+6000 more'))
    film.receive(step('run'))
    vi.advanceTimersByTime(2900)
    expect(film.moment?.kind).toBe('finish')
    vi.advanceTimersByTime(200)
    expect(film.moment).toBeNull()
    film.close()
  })
})

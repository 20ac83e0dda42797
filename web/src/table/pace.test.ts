import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import TakeBack from '../games/shared/TakeBack.svelte'
import type { Asked } from '../socket'
import type { SeatView, Step, TableState } from '../wire'
import Pace from './Pace.svelte'
import { button, gathering } from './testing'
import WaveOn from './WaveOn.svelte'

let page: object

afterEach(async () => {
  await unmount(page)
  document.body.innerHTML = ''
})

const [ann, free] = gathering.seats
const table: TableState = {
  ...gathering,
  phase: 'playing',
  seats: [ann!, { ...free!, bot: 'tipster' }],
  paces: true,
}
const step: Step = {
  type: 'step',
  sequence: 7,
  stands: 7,
  views: [],
  decisions: [],
  awaited: [1],
  story: {},
  fresh: false,
  now: 1000,
}
const view: SeatView = { seat: 0, undo: true, look: null }

function asking(): { ask: (asked: Asked) => Promise<unknown>; asked: Asked[] } {
  const asked: Asked[] = []
  return { asked, ask: (wish) => Promise.resolve(asked.push(wish)) }
}

describe('the speed of a table', () => {
  it('is set by whoever may', () => {
    const { ask, asked } = asking()
    page = mount(Pace, { target: document.body, props: { table, ask } })
    expect(button('At ease').ariaPressed ?? button('At ease').getAttribute('aria-pressed')).toBe('true')
    button('Brisk').click()
    expect(asked).toEqual([{ type: 'set-speed', speed: 'brisk' }])
  })

  it('looks impossible to everybody else, and says why', () => {
    const { ask, asked } = asking()
    page = mount(Pace, { target: document.body, props: { table: { ...table, paces: false }, ask } })
    expect(button('Brisk').disabled).toBe(true)
    expect(button('Brisk').title).toContain('The host sets the speed')
    button('Brisk').click()
    expect(asked).toEqual([])
  })

  it('lets bots wait to be asked, once for each step', () => {
    const { ask, asked } = asking()
    page = mount(WaveOn, { target: document.body, props: { table, step: { ...step, held: true }, ask } })
    button('Next').click()
    flushSync()
    button('Next').click()
    expect(asked).toEqual([{ type: 'wave-on' }])
  })
})

describe('taking a decision back', () => {
  it('shows how long the bots still wait', () => {
    const undo = vi.fn()
    page = mount(TakeBack, {
      target: document.body,
      props: { step: { ...step, grace: 2500 }, view, seat: 0, undo },
    })
    flushSync()
    expect(document.querySelector<HTMLElement>('.grace')?.style.animationDuration).toBe('1500ms')
    button('Take it back').click()
    expect(undo).toHaveBeenCalledWith(0)
  })

  it('counts down in words, for whoever sees nothing move', () => {
    vi.useFakeTimers()
    page = mount(TakeBack, { target: document.body, props: { step: { ...step, grace: 3000 }, view, seat: 0, undo: vi.fn() } })
    flushSync()
    const seconds = () => document.querySelector('.seconds')?.textContent
    expect(seconds()).toBe('2 s')
    vi.advanceTimersByTime(1200)
    flushSync()
    expect(seconds()).toBe('1 s')
    vi.advanceTimersByTime(1000)
    flushSync()
    expect([seconds(), button('Take it back').disabled]).toEqual([undefined, false])
    vi.useRealTimers()
  })

  it('looks impossible once it is, and says why', () => {
    const props = { step, view: { ...view, undo: false, last_turn: { lines: 1, at: 1 } }, seat: 0, undo: vi.fn() }
    page = mount(TakeBack, { target: document.body, props })
    expect(button('Take it back').disabled).toBe(true)
    expect(button('Take it back').title).toContain('can no longer be taken back')
  })

  it('is nothing for whoever has not decided yet, or only watches', () => {
    page = mount(TakeBack, { target: document.body, props: { step, view: { ...view, undo: false }, seat: 0, undo: vi.fn() } })
    expect(document.querySelector('button')).toBeNull()
  })
})

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { JOKER, lookWith, RED_TWO, seat } from '../games/ticket/testing'
import { settings } from '../shell/settings.svelte'
import type { Replay } from '../wire'
import ReplayPage from './ReplayPage.svelte'
import { soon } from '../waiting'

const told = (cards: number) => ({ event: { name: 'dealt', cards }, text: { key: 'story-dealt', params: { cards } } })

function stepOf(after: number) {
  const seats = [seat(0, { ticket: null }), seat(1, { ticket: null })]
  return {
    after,
    looks: {
      '-1': lookWith({ seat: -1, hand: [], seats }),
      '0': lookWith({ seat: 0, hand: [RED_TWO], seats }),
      '1': lookWith({ seat: 1, hand: [JOKER, JOKER], seats }),
    },
    stories: { '-1': [told(after)], '0': [told(after)], '1': [told(after)] },
  }
}

const REPLAY: Replay = {
  game: 'ticket',
  names: ['Ann', 'tipster'],
  options: {},
  commitment: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  seed: '',
  nonces: ['', ''],
  draws: [[0, 1]],
  transcript: '',
  steps: [stepOf(3), stepOf(4), stepOf(5)],
}

describe('the replay page', () => {
  let page: Record<string, unknown>

  async function watch(search: string): Promise<void> {
    history.replaceState(null, '', `/replay/x${search}`)
    page = mount(ReplayPage, { target: document.body, props: { id: 'x' } })
    await soon(() => expect(document.querySelector('.controls')).not.toBeNull())
    flushSync()
  }

  const where = () => document.querySelector('.slider')?.textContent?.trim()
  const story = () => [...document.querySelectorAll('.story li')].map((line) => line.textContent)

  function press(label: string): void {
    const found = [...document.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === label,
    )
    found?.click()
    flushSync()
  }

  beforeEach(() => {
    settings.language = 'en'
    vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(REPLAY))))
    Element.prototype.scrollIntoView = () => undefined
  })

  afterEach(async () => {
    await unmount(page)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  it('opens where the link says, as the link says, and keeps the address up to date', async () => {
    await watch('?step=2&as=2')
    expect(where()).toBe('Step 2 of 3')
    expect(document.querySelectorAll('.own li')).toHaveLength(2)
    expect(story()).toHaveLength(2)
    press('One step on')
    expect(where()).toBe('Step 3 of 3')
    expect(location.search).toBe('?step=3&as=2')
  })

  it('lays every hand open for someone who sees all, none for a spectator', async () => {
    await watch('?step=1')
    expect(document.querySelectorAll('.seats .card')).toHaveLength(3)
    await unmount(page)
    await watch('?step=1&as=spectator')
    expect(document.querySelectorAll('.seats .card')).toHaveLength(0)
  })

  it('plays to the end by itself and stops there', async () => {
    await watch('?step=1')
    vi.useFakeTimers()
    press('Play')
    for (let turn = 0; turn < 4; turn += 1) {
      vi.advanceTimersByTime(1200)
      flushSync()
    }
    expect(where()).toBe('Step 3 of 3')
    expect(document.querySelector('.buttons .main')?.textContent?.trim()).toBe('Play')
  })

  it('checks the draws, and fails loudly when the seed is edited', async () => {
    await watch('?step=1')
    const verdict = () => document.querySelector('.verdict')?.textContent ?? ''
    expect(verdict()).toContain('Fair')
    const seed = document.querySelectorAll<HTMLInputElement>('.evidence input')[1]
    if (seed) {
      seed.value = '00'
      seed.dispatchEvent(new Event('input', { bubbles: true }))
    }
    flushSync()
    expect(verdict()).toContain('Not fair')
    press('Put everything back')
    expect(verdict()).toMatch(/^\s*Fair/)
  })

  it('calls the bot by its name and says what went wrong where there is no replay', async () => {
    await watch('?step=1')
    expect(document.body.textContent).toContain('Tipster 2')
    await unmount(page)
    const problem = { code: 'x', why: { key: 'refused-meeting-over', params: {} } }
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(problem), { status: 404 })))
    page = mount(ReplayPage, { target: document.body, props: { id: 'y' } })
    await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('The meeting is over'))
  })
})

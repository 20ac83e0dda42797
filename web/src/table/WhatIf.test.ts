import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import TryIt from '../replay/TryIt.svelte'
import { place } from '../shell/route.svelte'
import { settings } from '../shell/settings.svelte'
import type { TableState } from '../wire'
import { fetchWords } from '../words'
import { gathering } from './testing'
import WhatIf from './WhatIf.svelte'
import { soon } from '../waiting'

const ORIGIN = { table: 'abc', after: 12, seat: 1, openly: false, live: false }

describe('a what-if', () => {
  let shown: Record<string, unknown>
  const asked = vi.fn<(path: string, wish: unknown) => void>()
  const undo = vi.fn<() => unknown>()

  beforeEach(async () => {
    settings.language = 'en'
    document.body.innerHTML = ''
    globalThis.scrollTo = () => undefined
    await fetchWords('en')
    answering({ id: '~new' }, 201)
  })

  afterEach(async () => {
    await unmount(shown)
    vi.unstubAllGlobals()
    asked.mockReset()
    undo.mockReset()
  })

  function answering(body: unknown, status: number): void {
    vi.stubGlobal('fetch', (path: string, { body: wish }: { body: string }) => {
      asked(path, JSON.parse(wish))
      return Promise.resolve(new Response(JSON.stringify(body), { status }))
    })
  }

  const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)

  function board(changed: Partial<TableState> = {}, live = false): void {
    const table: TableState = { ...gathering, id: '~old', phase: 'playing', ...changed }
    shown = mount(WhatIf, { target: document.body, props: { table, origin: { ...ORIGIN, live }, undo } })
    flushSync()
  }

  it('begins again in place of itself, as it began or with other luck', async () => {
    board()
    button('Start over')?.click()
    await soon(() => expect(place.route).toEqual({ name: 'table', id: '~new' }))
    expect(asked).toHaveBeenLastCalledWith('/api/tables/~old/whatif/again', { anew: false })
    button('Another possibility')?.click()
    await soon(() => expect(asked).toHaveBeenLastCalledWith('/api/tables/~old/whatif/again', { anew: true }))
  })

  it('leads back to where it came from, and takes the end back', async () => {
    board()
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/replay/abc?after=12')
    expect(button('Take back')).toBeUndefined()
    await unmount(shown)
    board({ phase: 'finished' }, true)
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/table/abc')
    expect(document.body.textContent).toContain('the game goes on meanwhile')
    button('Take back')?.click()
    expect(undo).toHaveBeenCalledOnce()
  })

  it('is laid from a replay as whoever one watches, and says why it cannot be', async () => {
    const props = { id: 'abc', after: 12, names: ['Ann', 'Bob'], viewer: 1 as const }
    shown = mount(TryIt, { target: document.body, props })
    flushSync()
    expect(document.querySelector('select')?.value).toBe('1')
    answering({ code: 'whatif-over', why: { key: 'whatif-over', params: {} } }, 400)
    button('Try it from here')?.click()
    await soon(() => expect(document.querySelector('[role=status]')?.textContent).toContain('The game is over here'))
    expect(asked).toHaveBeenLastCalledWith('/api/tables/abc/whatif', { after: 12, seat: 1, openly: false })
  })
})

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import TablePage from './TablePage.svelte'
import { button, FakeSocket, gathering, open as openPage } from './testing'
import { soon } from '../waiting'

let page: object
let answers: Record<string, { status: number; body: unknown }>

beforeEach(() => {
  FakeSocket.opened = []
  answers = {
    '/api/tables/abc': { status: 200, body: gathering },
    '/api/lobby': {
      status: 200,
      body: { games: [{ name: 'ticket', bots: ['gambler', 'tipster'] }] },
    },
    '/api/me': { status: 200, body: { name: 'Ann', silk: 3 } },
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', (path: string) => {
    const { status, body } = answers[path] ?? { status: 404, body: null }
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
})

afterEach(async () => {
  await unmount(page)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

async function open(): Promise<FakeSocket> {
  const opened = await openPage(gathering)
  page = opened.page
  // The waiting room is fetched when it is needed.
  await soon(() => expect(document.querySelector('h1')).not.toBeNull())
  return opened.socket
}

describe('a table that gathers', () => {
  it('connects to its own socket and says hello', async () => {
    const socket = await open()
    expect(socket.address).toBe(`ws://${location.host}/api/tables/abc/socket`)
    expect(socket.sent[0]).toEqual({ type: 'hello', after: 0 })
    expect(document.querySelector('h1')?.textContent).toBe('Sunday')
  })

  it('gives a free seat to a friend on this device, with a nonce of its own', async () => {
    const socket = await open()
    const field = document.querySelector<HTMLInputElement>('form input')!
    field.value = 'Bob'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    button('Sit down too').click()
    expect(socket.sent[1]).toMatchObject({ type: 'sit', seat: 1, name: 'Bob' })
    expect(socket.sent[1]).toHaveProperty('nonce', expect.stringMatching(/^[0-9a-f]{32}$/))
  })

  it('lets the host add a bot and begin, once every seat is taken', async () => {
    const socket = await open()
    await soon(() => button('Add a tipster'))
    expect(button('Begin').disabled).toBe(true)
    button('Add a tipster').click()
    expect(socket.sent[1]).toMatchObject({ type: 'engage', seat: 1, bot: 'tipster' })
    const [first, second] = gathering.seats
    socket.say({ ...gathering, seats: [first!, { ...second!, bot: 'tipster' }] })
    button('Begin').click()
    expect(socket.sent[2]).toMatchObject({ type: 'begin' })
  })

  it('offers every bot of the house for a seat, one at a time', async () => {
    const socket = await open()
    await soon(() => button('Add a tipster'))
    const choice = document.querySelector<HTMLSelectElement>('form select')!
    choice.value = 'gambler'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    flushSync()
    button('Add a gambler').click()
    expect(socket.sent[1]).toMatchObject({ type: 'engage', seat: 1, bot: 'gambler' })
  })

  it('shows why something was refused', async () => {
    const socket = await open()
    await soon(() => button('Add a tipster'))
    button('Add a tipster').click()
    const why = { key: 'table-seat-taken', params: { seat: 2 } }
    socket.say({ type: 'refused', request: 1, code: 'table-seat-taken', why })
    await soon(() => {
      flushSync()
      expect(document.querySelector('[role=alert]')?.textContent).toContain('Seat 2 is taken')
    })
  })
})

describe('a table that is not there', () => {
  it('is a sentence and a way out, and no socket is opened', async () => {
    const why = { key: 'table-unknown', params: {} }
    answers['/api/tables/abc'] = { status: 404, body: { code: 'table-unknown', why } }
    page = mount(TablePage, { target: document.body, props: { id: 'abc' } })
    await soon(() => {
      flushSync()
      expect(document.body.textContent).toContain('There is no such table.')
    })
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/')
    expect(FakeSocket.opened).toEqual([])
  })

  it('is told too when the host forbids spectators', async () => {
    const socket = await open()
    const why = { key: 'table-removed', params: {} }
    answers['/api/tables/abc'] = { status: 403, body: { code: 'table-removed', why } }
    socket.onclose?.({ code: 4403 })
    await soon(() => {
      flushSync()
      expect(document.body.textContent).toContain('shown you the door')
    })
  })
})

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speak } from '../shell/settings.svelte'
import type { GameOffer, Lobby as LobbyFrame, NewTable, OptionsOffer, Sentence } from '../wire'
import Lobby from './Lobby.svelte'

const line = {
  id: 'one',
  game: 'ticket',
  title: '<i>Sunday</i>',
  phase: 'gathering',
  changed_at: 0,
}
const HOUR = 3_600_000
const others: Sentence[] = [
  { key: 'named', params: { name: 'Bob' } },
  { key: 'name-of-bot', params: { bot: 'tipster', seat: 3 } },
]
const asked = { yours: true, awaits: [{ key: 'named', params: { name: 'Ann' } }] }
function manifest(title: string): Pick<GameOffer, 'title' | 'poster' | 'minutes' | 'weight'> {
  return { title: { en: title, fr: title }, poster: { en: 'Hats.', fr: 'Chapeaux.' }, minutes: [20, 40], weight: 'light' }
}

const lobby: LobbyFrame = {
  name: 'Ann',
  games: [
    { ...manifest('Ticket Gagnant'), name: 'ticket', seats: [2, 3], bots: ['gambler', 'tipster'], packs: [] },
    {
      ...manifest('Auteuil'),
      name: 'auteuil',
      seats: [2, 3, 4, 5, 6, 7, 8, 9, 10],
      bots: ['gambler', 'tipster'],
      packs: [],
    },
    { ...manifest('Croquet'), name: 'croquet', seats: [2], bots: [], packs: [] },
  ],
  open: [line],
  mine: [
    { ...line, id: 'two', phase: 'finished' },
    { ...line, id: 'three', phase: 'playing', changed_at: Date.now() - 75 * HOUR, ...asked },
    { ...line, id: 'four', phase: 'playing', changed_at: Date.now() - 2 * HOUR, awaits: others },
  ],
  playing: [],
  finished: [],
  after: { gathering: '7.one' },
}

const options: OptionsOffer = {
  game: 'auteuil',
  language: 'en',
  options: [
    {
      name: 'punters',
      explained: 'How many seats only bet.',
      switch: false,
      choices: [0, 1, 4].map((value) => ({ value, label: String(value) })),
      allowed: { 3: [0, 1], 10: [4] },
    },
  ],
  bots: 'The bots know the usual rules only.',
}

let page: object
let fetched: string[]
let posted: { path: string; body: unknown }[]

beforeEach(async () => {
  posted = []
  fetched = []
  globalThis.scrollTo = () => undefined
  vi.stubGlobal('fetch', (path: string, asked: RequestInit) => {
    if (asked.method === 'POST') posted.push({ path, body: JSON.parse(String(asked.body)) })
    fetched.push(path)
    const body =
      path === '/api/lobby?game=auteuil' ? { ...lobby, open: [], after: {} } :
      path.startsWith('/api/lobby/') ? { lines: [line, { ...line, id: 'five' }] } :
      path === '/api/lobby' ? lobby : path.startsWith('/api/options/') ? options : { id: 'new' }
    return Promise.resolve(new Response(JSON.stringify(body)))
  })
  page = mount(Lobby, { target: document.body })
  await vi.waitFor(() => {
    flushSync()
    expect(document.querySelector('.big')).toHaveProperty('disabled', false)
    // The lists come a moment later.
    expect(document.querySelector('.lists')).not.toBeNull()
  })
})

afterEach(async () => {
  await unmount(page)
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
  speak('en')
  vi.unstubAllGlobals()
})

it('one button lays a table against bots and goes there', async () => {
  document.querySelector<HTMLButtonElement>('.big')!.click()
  await vi.waitFor(() => expect(location.pathname).toBe('/table/new'))
  expect(posted).toHaveLength(1)
  expect(posted[0]?.body as NewTable).toMatchObject({
    fill: ['me', 'tipster', 'tipster'],
    begin: true,
  })
})

it('tables lead where they should, and their names are text only', () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.lists a')]
  const addresses = links.map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/replay/two', '/table/three', '/table/four', '/table/one'])
  expect(document.querySelector('.lists i')).toBeNull()
  expect(links[1]?.textContent).toContain('<i>Sunday</i>')
})

it('your tables say whose turn it is and how long they have rested', () => {
  const told = (id: string) => document.querySelector(`a[href='/table/${id}'] span`)?.textContent
  expect(told('three')).toBe('your turn · last move 3 days ago')
  expect(told('four')).toBe('waiting for Bob and Tipster 3 · last move 2 hours ago')
  expect(told('one')).toMatch(/^gathering · /)
})

it('a new name is sent once, when it is done', async () => {
  const field = document.querySelector<HTMLInputElement>('input[autocomplete=nickname]')!
  expect(field.value).toBe('Ann')
  field.value = 'Anne'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('blur'))
  await vi.waitFor(() => expect(posted).toEqual([{ path: '/api/name', body: { name: 'Anne' } }]))
  await vi.waitFor(() => {
    flushSync()
    expect(document.querySelector('[role=status]')?.textContent).toContain('what the others see')
  })
  field.dispatchEvent(new Event('blur'))
  expect(posted).toHaveLength(1)
})

it('speaks the reader’s language at once when it is switched', () => {
  expect(document.querySelector('h1')?.textContent).toBe('A day at the races')
  speak('fr')
  flushSync()
  expect(document.querySelector('h1')?.textContent).toBe('Une journée aux courses')
})

function click(label: RegExp): void {
  const wanted = [...document.querySelectorAll('button')].find((one) =>
    (one.textContent ?? '').replace(/\s+/g, ' ').trim().match(label),
  )
  if (!wanted) throw new Error(`there is no button ${String(label)}`)
  wanted.click()
  flushSync()
}

it('hangs a poster for every game the server has, in its order, and says how many play how long', () => {
  const posters = [...document.querySelectorAll('.posters h2')].map((title) => title.textContent)
  expect(posters).toEqual(['Ticket Gagnant', 'Auteuil', 'Croquet'])
  expect(document.querySelector('.about')?.textContent).toContain('2 to 3 players, 20 to 40 min')
})

it('goes on by pages: each table once, focus on the first new one, and a word for who cannot see', async () => {
  click(/^Show more Open tables$/)
  await vi.waitFor(() => {
    flushSync()
    expect(document.activeElement?.getAttribute('href')).toBe('/table/five')
  })
  expect(fetched).toContain('/api/lobby/gathering?after=7.one')
  expect(document.querySelectorAll("a[href='/table/one']")).toHaveLength(1)
  const told = [...document.querySelectorAll('.lists [role=status]')].map((one) => one.textContent)
  expect(told.join('')).toContain('One more table is shown.')
  expect([...document.querySelectorAll('button')].some((one) => one.textContent?.includes('Show more'))).toBe(false)
})

it('shows the tables of one game', async () => {
  const filter = document.querySelector<HTMLSelectElement>('.filter select')!
  filter.value = 'auteuil'
  filter.dispatchEvent(new Event('change', { bubbles: true }))
  await vi.waitFor(() => {
    flushSync()
    expect(document.querySelector("a[href='/table/one']")).toBeNull()
  })
  expect(fetched).toContain('/api/lobby?game=auteuil')
})

it('starts any game from its poster', async () => {
  click(/^Play Auteuil$/)
  await vi.waitFor(() => expect(location.pathname).toBe('/table/new'))
  expect(posted[0]?.body).toMatchObject({ game: 'auteuil', options: {}, begin: true })
})

it('lays a table for ten, four of whom only bet', async () => {
  click(/^New table Auteuil$/)
  await vi.waitFor(() => {
    flushSync()
    expect(document.querySelector('form.panel')?.textContent).toContain('How many seats only bet.')
  })
  const seats = document.querySelector<HTMLSelectElement>('form.panel select')!
  seats.value = '10'
  seats.dispatchEvent(new Event('change', { bubbles: true }))
  flushSync()
  click(/^Open the table$/)
  await vi.waitFor(() => expect(posted).toHaveLength(1))
  const table = posted[0]?.body as NewTable
  expect(table).toMatchObject({ game: 'auteuil', seats: 10, options: { punters: 4 } })
  expect(table.fill).toHaveLength(10)
})

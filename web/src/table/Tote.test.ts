import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import '../games/every-word'
import { settings } from '../shell/settings.svelte'
import { fetchWords } from '../words'
import type { ToteBoard } from '../wire'
import { Room } from './room.svelte'
import Tote from './Tote.svelte'

const line = { horse: 1, name: { key: 'horse', params: { number: 1 } }, first: 250, second: 300, third: 100 }

function board(stands: number, more: Partial<ToteBoard> = {}): ToteBoard {
  return { type: 'tote', seat: 0, stands, tried: 400, lines: [line], ...more }
}

let room: Room
let shown: object

beforeAll(() => fetchWords('en'))

beforeEach(() => {
  settings.language = 'en'
  room = new Room('abc')
  room.line = 'open'
  // A board is never a hint, so this is the only answer it gets.
  room.ask = vi.fn(() => Promise.resolve({ type: 'played', request: 1, sequence: 1 })) as never
  shown = mount(Tote, { target: document.body, props: { room, stands: 7 } })
  flushSync()
})

afterEach(async () => {
  await unmount(shown)
  document.body.innerHTML = ''
})

function toggle(): void {
  document.querySelector('button')!.click()
  flushSync()
}

it('asks for a board only while it is shown', () => {
  expect(room.ask).not.toHaveBeenCalled()
  toggle()
  expect(room.ask).toHaveBeenLastCalledWith({ type: 'show-tote', shown: true })
  toggle()
  expect(room.ask).toHaveBeenLastCalledWith({ type: 'show-tote', shown: false })
})

it('asks again when the line was lost and found', () => {
  toggle()
  room.line = 'lost'
  flushSync()
  room.line = 'open'
  flushSync()
  const asked = vi.mocked(room.ask).mock.calls.map(([{ type }]) => type)
  expect(asked).toEqual(['show-tote', 'show-tote'])
  expect(room.ask).toHaveBeenLastCalledWith({ type: 'show-tote', shown: true })
})

it('tells every chance in words, too', () => {
  room.totes = [board(7)]
  toggle()
  expect(document.querySelector('td.chances')?.textContent).toContain('First 25 %, second 30 %, third 10 %')
  expect(document.querySelector('[role=status]')?.textContent).toContain('400 courses')
})

it('gives nothing away of what is still to be staged, and says that it is behind', () => {
  room.totes = [board(5), board(9, { lines: [{ ...line, first: 1000 }] })]
  toggle()
  expect(document.body.textContent).not.toContain('100 %')
  expect(document.querySelector('[role=status]')?.textContent).toContain('A moment old')
})

it('shows prices and open bets where there are any', () => {
  toggle()
  expect(document.body.textContent).toContain('reckoning')
  room.totes = [board(7)]
  flushSync()
  expect(document.querySelectorAll('thead th')).toHaveLength(3)
  room.totes = [board(7, { lines: [{ ...line, pays: 500, backed: 400 }] })]
  flushSync()
  expect([...document.querySelectorAll('tbody td.figure')].map((cell) => cell.textContent)).toEqual(['5', '40 %', '25 %'])
})

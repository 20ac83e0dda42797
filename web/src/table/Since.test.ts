import { flushSync, unmount } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LastTurn, Line, Step, TableState } from '../wire'
import { curtainPart, sincePart, storyPart } from './parts'
import { button, FakeSocket, gathering, open as openPage } from './testing'
import { soon } from '../waiting'

const DAY = 86_400_000
const [ann, free] = gathering.seats
/** A game whose board the page does not know: what is around it is the same for all. */
const playing: TableState = {
  ...gathering,
  game: 'croquet',
  phase: 'playing',
  seats: [ann!, { ...free!, name: 'Bob', guest: 'y', present: true }],
}
const shared = { ...playing, seats: playing.seats.map((one) => ({ ...one, mine: true })) }

function line(number: number): Line {
  return { event: { name: '' }, text: { key: 'named', params: { name: `Line ${number}` } } }
}

function lines(count: number): Line[] {
  return Array.from({ length: count }, (_, number) => line(number + 1))
}

function turn(news: number): LastTurn {
  return { lines: news, at: Date.now() - 3 * DAY }
}

/** The game after a step, where each seat was told some lines and has news since its last turn. */
function step(stories: readonly Line[][], turns: readonly (LastTurn | null)[]): Step {
  return {
    type: 'step',
    sequence: 9,
    stands: 9,
    views: turns.map((last_turn, seat) => ({ seat, look: {}, undo: false, last_turn })),
    decisions: [{ seat: 0, seen: 5, deadline: null }],
    awaited: [0],
    story: Object.fromEntries(stories.entries()),
    fresh: true,
    now: Date.now(),
  }
}

// What is shown here is fetched when it is first needed.
beforeAll(() => Promise.all([curtainPart(), sincePart(), storyPart()]))

let page: object
beforeEach(() => {
  FakeSocket.opened = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(playing))))
})

afterEach(async () => {
  await unmount(page)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

async function open(table: TableState, first: Step): Promise<FakeSocket> {
  const opened = await openPage(table, first)
  page = opened.page
  await soon(() => {
    flushSync()
    expect(document.querySelector('.banner')).not.toBeNull()
  })
  return opened.socket
}

/** Lose the connection and come back to what happened meanwhile. */
async function reconnect(table: TableState, next: Step): Promise<void> {
  const [lost] = FakeSocket.opened
  lost!.onclose?.({ code: 1006 })
  dispatchEvent(new Event('online'))
  const again = FakeSocket.opened[1]!
  again.onopen?.()
  expect(again.sent[0]).toEqual({ type: 'hello', after: 9, plain: true })
  again.say(table, next)
}

/** Open the curtain, once it has come. */
async function unveil(name: string): Promise<void> {
  const hand = await soon(() => button(`I am ${name}: show my hand`))
  hand.click()
}

function panel(): HTMLElement | null {
  return document.querySelector('.since')
}

function told(): string[] {
  return [...(panel()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)
}

function press(key: string): void {
  dispatchEvent(new KeyboardEvent('keydown', { key }))
  flushSync()
}

describe('somebody who comes back', () => {
  it('is told what happened since their last turn, and how long ago that was', async () => {
    await open(playing, step([lines(5)], [turn(2)]))
    await soon(() => expect(panel()).not.toBeNull())
    expect(panel()?.querySelector('h2')?.textContent).toBe('Since your last turn, 3 days ago')
    expect(told()).toEqual(['Line 4', 'Line 5'])
    const announced = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent.trim())
    expect(announced).toContain('2 things have happened since your last turn.')
  })

  it('is told nothing of what is only shown', async () => {
    const shown: Line = { event: { name: 'hoop' } }
    await open(playing, step([[...lines(3), shown, line(4), shown]], [turn(4)]))
    expect(told()).toEqual(['Line 3', 'Line 4'])
    expect(document.querySelectorAll('[role=log] li')).toHaveLength(5)
    const announced = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent.trim())
    expect(announced).toContain('2 things have happened since your last turn.')
  })

  it('sees the latest lines of many, and all of them on asking', async () => {
    await open(playing, step([lines(9)], [turn(7)]))
    expect(told()).toEqual(['Line 7', 'Line 8', 'Line 9'])
    button('Show all 7').click()
    flushSync()
    expect(told()).toEqual(lines(9).slice(2).map(({ text }) => text?.params['name']))
    expect(button('Show fewer').getAttribute('aria-expanded')).toBe('true')
    button('Show fewer').click()
    flushSync()
    expect(told()).toHaveLength(3)
  })

  it('closes it by key or button, and finds it again beside the log', async () => {
    await open(playing, step([lines(5)], [turn(2)]))
    press('Escape')
    expect(panel()).toBeNull()
    button('Since your last turn').click()
    await soon(() => expect(told()).toEqual(['Line 4', 'Line 5']))
    expect(document.activeElement).toBe(panel()?.querySelector('ol'))
    button('Close').click()
    flushSync()
    expect(panel()).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('The game')
  })

  it('finds the last turn marked in the log', async () => {
    await open(playing, step([lines(5)], [turn(2)]))
    const log = [...document.querySelectorAll('[role=log] li')].map((one) => one.textContent.trim())
    expect(log).toEqual(['Line 1', 'Line 2', 'Line 3', 'Your last turn', 'Line 4', 'Line 5'])
  })

  it('is told nothing where nothing has happened, or before a first turn', async () => {
    const socket = await open(playing, step([lines(5)], [turn(0)]))
    expect(panel()).toBeNull()
    expect(document.querySelector('.mark')).toBeNull()
    socket.say(step([lines(5)], [null]))
    expect(panel()).toBeNull()
  })

  it.each(['finished', 'abandoned'] as const)('is told nothing where the game is %s', async (phase) => {
    await open({ ...playing, phase }, step([lines(5)], [turn(2)]))
    await soon(() => expect(document.querySelectorAll('[role=log] li')).toHaveLength(5))
    expect([panel(), document.querySelector('.part.story header button')]).toEqual([null, null])
  })

  it('is told nothing more once the game is given up', async () => {
    const socket = await open(playing, step([lines(5)], [turn(2)]))
    await soon(() => expect(panel()).not.toBeNull())
    socket.say({ ...playing, phase: 'abandoned' })
    flushSync()
    expect(panel()).toBeNull()
    const announced = [...document.querySelectorAll('[role=status]')].map((one) => one.textContent.trim())
    expect(announced).not.toContain('2 things have happened since your last turn.')
  })

  it('has read it once they have decided', async () => {
    const socket = await open(playing, step([lines(5)], [turn(2)]))
    const next = step([[line(6)]], [turn(0)])
    socket.say({ ...next, fresh: false })
    expect(panel()).toBeNull()
    socket.say({ ...step([[line(7)]], [turn(1)]), fresh: false })
    expect(panel()).toBeNull()
  })
})

describe('somebody who was here all the time', () => {
  it('is not interrupted by what others do', async () => {
    const socket = await open(playing, step([lines(5)], [turn(0)]))
    socket.say({ ...step([[line(6)]], [turn(1)]), fresh: false })
    expect(panel()).toBeNull()
    expect(document.querySelector('.mark')).not.toBeNull()
  })

  it('is told after a lost connection only if they missed something', async () => {
    await open(playing, step([lines(5)], [turn(2)]))
    button('Close').click()
    await reconnect(playing, { ...step([[]], [turn(2)]), fresh: false })
    expect(panel()).toBeNull()
  })

  it('is told all since their last turn if they missed some of it', async () => {
    await open(playing, step([lines(5)], [turn(2)]))
    button('Close').click()
    await reconnect(playing, { ...step([[line(6)]], [turn(3)]), fresh: false })
    expect(told()).toEqual(['Line 4', 'Line 5', 'Line 6'])
  })
})

describe('a device that is passed round', () => {
  it('tells each seat its own news behind the curtain', async () => {
    const stories = [lines(5), [line(11), line(12)]]
    const socket = await open(shared, step(stories, [turn(2), turn(1)]))
    expect(panel()).toBeNull()
    await unveil('Ann')
    await soon(() => expect(told()).toEqual(['Line 4', 'Line 5']))
    const over = step([[line(6)], [line(13)]], [turn(0), turn(2)])
    const asked = [{ seat: 1, seen: 9, deadline: null }]
    socket.say({ ...over, fresh: false, decisions: asked, awaited: [1] })
    expect(panel()).toBeNull()
    await unveil('Bob')
    await soon(() => expect(told()).toEqual(['Line 12', 'Line 13']))
  })

  it('shows nothing by itself to a seat that had no news when it took the device', async () => {
    const socket = await open(shared, step([lines(5), lines(5)], [turn(0), turn(0)]))
    await unveil('Ann')
    flushSync()
    socket.say({ ...step([[line(6)], [line(6)]], [turn(1), turn(1)]), fresh: false })
    expect(panel()).toBeNull()
  })
})

import { flushSync, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { button, FakeSocket, gathering, open as openPage } from '../../table/testing'
import type { FinishlineEvent, Line, Sentence, Step, TableState } from '../../wire'
// Fetched here already, so that no test waits for the room to be entered.
import './FinishlineRoom'
import { horseName } from './look'
import type { Look } from './look'
import { settled, using } from './testing'
import { scenes } from './scenes'
import { soon } from '../../waiting'

await scenes.fetch()

const [ann, free] = gathering.seats
const playing: TableState = {
  ...gathering,
  game: 'finishline',
  phase: 'playing',
  seats: [ann!, { ...free!, name: 'Ben', guest: 'y', present: true }],
}
const WINNER = 'Hoof Knows (11)'
const photographed = settled({ photo_horses: [5, 6], photo: [[1, 1, 1, 1, 0, 0], [1, 0, 0, 0, 0, 0]].map((dice) => dice.map(Boolean)) })
const horse = (number: number) => horseName(photographed, number)
const told = (event: FinishlineEvent, params: Sentence['params'] = {}): Line => ({
  event,
  text: { key: `finishline-story-${event.name}`, params },
  voice: event.name === 'photo-dice' ? 'log' : 'both',
})
/** A race that ends in a photo-finish, which horse 5 wins. */
const PHOTO: readonly Line[] = [
  told({ name: 'photo', first: 5, second: 6 }, { first: horse(5), second: horse(6) }),
  told({ name: 'photo-dice', horse: 5, shoes: 4 }, { horse: horse(5), shoes: 4 }),
  told({ name: 'photo-dice', horse: 6, shoes: 1 }, { horse: horse(6), shoes: 1 }),
  told({ name: 'photo-won', horse: 5 }, { horse: horse(5) }),
  told({ name: 'arrival', race: 1, first: 5, second: 6 }, { race: 1, first: horse(5), second: horse(6), placed: 2, behind: 0 }),
]

function step(sequence: number, look: Look, story: readonly Line[]): Step {
  const views = [{ seat: 0, look, undo: false }]
  const decisions = [{ seat: 0, seen: sequence, deadline: null }]
  return { type: 'step', sequence, stands: sequence, views, decisions, awaited: [0], story: { 0: story }, fresh: sequence === 1, now: Date.now() }
}

describe('a photo-finish at the table', () => {
  let page: object

  beforeEach(() => {
    FakeSocket.opened = []
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(playing))))
    vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
    Element.prototype.scrollIntoView = () => undefined
  })
  afterEach(async () => {
    await unmount(page)
    document.body.innerHTML = ''
    vi.unstubAllGlobals()
  })

  async function finish(story = PHOTO): Promise<FakeSocket> {
    const { page: opened, socket } = await openPage(playing, step(1, using(), []))
    page = opened
    await soon(() => {
      flushSync()
      expect(document.querySelector('.meeting')).not.toBeNull()
      expect(document.querySelector('[role=log]')).not.toBeNull()
    })
    socket.say(step(2, photographed, story))
    return socket
  }

  function skip(): void {
    button('Skip').click()
    flushSync()
  }

  const called = () => document.querySelector('.caller .line')?.textContent
  /** What the log says where nothing is told. */
  const NOTHING = expect.stringContaining('Nothing has happened')
  const log = () => [...document.querySelectorAll('[role=log] li')].map((line) => line.textContent?.trim() ?? '')
  /** Does the table, as ears hear of it, say how the race ended? */
  const isTold = () => document.querySelector('.meeting > .visually-hidden')?.textContent?.includes(`The result: ${WINNER}`)

  it('is told count by count, and its winner only once the picture shows it', async () => {
    await finish()
    expect(document.querySelector('.stage.finish')).not.toBeNull()
    expect([log(), isTold(), document.querySelector('.sheets')]).toEqual([[NOTHING], false, null])
    skip()
    expect(document.querySelector('.stage.photo')).not.toBeNull()
    expect(called()).toContain('Nothing between')
    expect(log()).toEqual([expect.stringContaining('Nothing between')])
    // The whole picture at once: both counts, and who was in front.
    skip()
    expect(log()).toHaveLength(4)
    expect(called()).toContain(`The photo is up: ${WINNER}`)
    expect([isTold(), document.querySelector('.own .sheets')]).toEqual([false, null])
    skip()
    // The podium is built before anybody says who stands on it.
    expect(document.querySelector('.stage.honour .rises')).not.toBeNull()
    expect([called(), document.querySelector('.stage .call')?.textContent]).toEqual([expect.stringContaining('The photo is up'), 'The order of arrival'])
    expect(log()).toHaveLength(4)
    skip()
    expect(document.querySelector('.stage.honour .rises')).toBeNull()
    expect([called(), document.querySelector('.stage .call')?.textContent]).toEqual(Array(2).fill(expect.stringContaining(`is official: ${WINNER}`)))
    expect(document.querySelector('.own .sheets')).toBeNull()
    skip()
    expect(document.querySelector('.stage.reckoning')).not.toBeNull()
    skip()
    expect(log()).toHaveLength(PHOTO.length)
    expect(isTold()).toBe(true)
    await soon(() => expect(document.querySelector('.own .sheets')).not.toBeNull())
  })

  it('begins before anybody is told what the last die did, which is then seen on the board', async () => {
    const front: Line = told({ name: 'leads', horse: 5 }, { horse: horse(5), call: 0 })
    await finish([front, ...PHOTO])
    expect(document.querySelector('.stage.finish')).not.toBeNull()
    expect(log()).toEqual([NOTHING])
    skip()
    // The row at the post: two who are left to the photo lie level, and nothing says which of them won.
    expect([log().length, called()]).toEqual([1, expect.stringContaining(WINNER)])
    const first = [...document.querySelectorAll('.runner[data-place="1"]')]
    expect(first.map((tile) => tile.classList.contains('alone'))).toEqual([false, false])
    expect([isTold(), document.querySelector('.stage.home.aside') !== null]).toEqual([false, true])
    button('Skip').click()
    flushSync()
    expect([log().length, document.querySelector('.stage.photo') !== null]).toEqual([2, true])
  })

  it('is seen before the table says that all is over', async () => {
    const socket = await finish()
    socket.say({ ...playing, phase: 'finished' })
    const banner = () => document.querySelector('.banner p')?.textContent
    for (const stage of ['finish', 'photo', 'photo', 'honour', 'honour', 'reckoning']) {
      expect(document.querySelector(`.stage.${stage}`)).not.toBeNull()
      expect([banner(), document.querySelector('.ending')]).toEqual([expect.stringContaining('Eyes on the track'), null])
      skip()
    }
    expect(banner()).toContain('The meeting is over.')
    skip()
    await soon(() => expect(document.querySelector('.ending')).not.toBeNull())
  })

  it('can be skipped as a whole, up to one’s own turn', async () => {
    await finish()
    button('Skip to my turn').click()
    flushSync()
    expect(document.querySelector('.stage')).toBeNull()
    expect(log()).toHaveLength(PHOTO.length)
  })

  it('is told to whoever comes in after it', async () => {
    const { page: opened } = await openPage(playing, { ...step(1, photographed, PHOTO) })
    page = opened
    await soon(() => {
      flushSync()
      expect(log()).toHaveLength(PHOTO.length)
    })
    expect(document.querySelector('.stage')).toBeNull()
  })
})

import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '../games/every-word'
import { settings } from '../shell/settings.svelte'
import type { Ending, Retrospect, Review, ReviewState } from '../wire'
import { courseOfHorses, courseOfSeats } from './review'
import ReviewPanel from './ReviewPanel.svelte'

const named = (number: number) => ({ key: 'horse', params: { number } })
const balance = { expected: 12, decisions: -3, luck: 10, result: 19, chance: 350, chance_decisions: -200, chance_luck: 850, won: 1000 }
const review: Review = {
  steps: 9,
  possibilities: 200,
  simulations: 600,
  chances: [
    { after: 0, wins: [350, 650], horses: [500, 500], race: 0 },
    { after: 4, wins: [600, 400], horses: [900, 100], race: 0 },
    { after: 9, wins: [1000, 0], horses: [1000, 0], race: 1 },
  ],
  marks: [{ after: 4, leader: 0 }],
  decided: [3, 2],
  costs: [4, 0],
  worst: [[{ after: 2, seat: 0, cost: 4, played: named(1), better: named(2), notation: '1+2', better_notation: '2+3' }], []],
  balances: [balance, balance],
}
const past: Retrospect = {
  steps: 9,
  changes: [{ after: 0, points: [0, 0] }],
  parts: [],
  best: [null, null],
  worst: [null, null],
  led: [0, 0],
  payments: [],
}
const ending: Ending = {
  id: 'abc',
  game: 'ticket',
  called: {},
  title: '',
  phase: 'finished',
  over_at: 0,
  seats: [
    { name: 'Ann', bot: '', points: 19, won: true },
    { name: 'Bob', bot: '', points: 3, won: false },
  ],
  unit: { key: 'ticket-standing', params: {} },
  past,
  replay: true,
}

let answers: ReviewState[]
let shown: object

beforeEach(() => {
  vi.useFakeTimers()
  settings.language = 'en'
  answers = [{ done: 3, steps: 9 }, { done: 9, steps: 9, review, races: [{ race: 0, runners: [{ name: named(1) }, { name: named(2) }] }], better: [[{ kind: 'move', horse: 2 }], []] }]
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answers.shift()), { status: 200 })))
  shown = mount(ReviewPanel, { target: document.body, props: { ending, past, names: ['Ann', 'Bob'] } })
})

afterEach(async () => {
  await unmount(shown)
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says how far it is, and shows the review once it is made', async () => {
  await vi.advanceTimersByTimeAsync(10)
  flushSync()
  expect(document.body.textContent).toContain('Reviewing: 33 %')
  expect(document.querySelector('progress')?.value).toBe(3)
  await vi.advanceTimersByTimeAsync(2500)
  flushSync()
  expect(document.querySelector('progress')).toBeNull()
  const cells = [...document.querySelectorAll('.scrolls tbody')].at(-1)!.querySelector('tr')!.textContent
  for (const figure of ['Ann', '12 points', '-3', '+10', '19 points']) expect(cells).toContain(figure)
  expect(document.body.textContent).toContain('(1+2). Better:')
  expect(document.querySelector('a[href="/replay/abc?after=2"]')).not.toBeNull()
  const shows = [...document.querySelectorAll('button')].filter((one) => one.textContent?.includes('on a board'))
  expect(shows).toHaveLength(1)
  answers = [{ id: '~board' } as unknown as ReviewState]
  shows[0]!.click()
  await vi.advanceTimersByTimeAsync(10)
  expect(location.pathname).toBe('/table/~board')
  expect(JSON.parse(new URLSearchParams(location.search).get('better')!)).toEqual({ kind: 'move', horse: 2 })
  history.replaceState(null, '', '/')
  expect(document.body.textContent).toContain('The likeliest to win from here: Ann.')
})

it('draws chances in percent, and horses from the start of their race', () => {
  expect(courseOfSeats(past, review).changes.map(({ points }) => points)).toEqual([[35, 65], [60, 40], [100, 0]])
  expect(courseOfHorses(past, review, 0)).toMatchObject({ steps: 4, parts: [] })
  expect(courseOfHorses(past, review, 1)).toBeNull()
})

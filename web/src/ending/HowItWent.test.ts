import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../shell/settings.svelte'
import { button } from '../table/testing'
import type { Ending } from '../wire'
import { drawOn } from './picture'
import HowItWent from './HowItWent.svelte'
import { ENDING, PAST } from './testing'
import { soon } from '../waiting'

let page: object

function show(ending: Ending): void {
  page = mount(HowItWent, { target: document.body, props: { ending } })
  flushSync()
}

const text = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? ''

beforeEach(() => {
  settings.language = 'en'
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
})

afterEach(async () => {
  await unmount(page)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

describe('how a game went', () => {
  it('names the winner, and what every race brought', () => {
    show(ENDING)
    expect(document.querySelector('h2')?.textContent).toBe('Winner: Ann')
    const rows = [...document.querySelectorAll('section > .scrolls tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent?.trim()),
    )
    expect(rows.map((row) => row.slice(1))).toEqual([
      ['+7', '+2', '9 points'],
      ['-3', '+11', '8 points'],
    ])
    expect(text()).toContain('Race by race')
    expect(text()).toContain('Tipster 2: +11')
    expect(text()).toContain('Ann: in front for 61% of the game without a break (Race 1 – Race 2)')
    expect(text()).toContain('Never in front of all others.')
    expect(text()).toContain('Nothing came home.')
    expect(text()).not.toContain('Player 1')
  })

  it('is told in French', () => {
    settings.language = 'fr'
    show(ENDING)
    expect(text()).toContain('Course par course')
    expect(document.querySelector('h2')?.textContent).toContain('Vainqueur')
  })

  it('is gone through with the keyboard, and can be watched from there', () => {
    show(ENDING)
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!
    expect(slider.getAttribute('aria-valuetext')).toBe('Race 2, step 100 of 100: Ann 9 points, Tipster 2 8 points')
    slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true }))
    flushSync()
    expect(slider.getAttribute('aria-valuetext')).toBe('Race 1, step 40 of 100: Ann 7 points, Tipster 2 −3 points')
    expect(document.querySelector('figcaption a')?.getAttribute('href')).toBe('/replay/abc?after=40')
    expect(document.querySelector('.told')?.textContent).toBe('Ann: 7 points for this race, 7 in all.')
  })

  it('stands in a table for whoever sees no chart', () => {
    show(ENDING)
    const rows = [...document.querySelectorAll('details .scrolls tbody tr')]
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
      ['At the start', '0 points', '0 points', ''],
      ['Race 1, step 40 of 100', '7 points', '−3 points', 'Ann: 7 points for this race, 7 in all.'],
      ['Race 2, step 100 of 100', '9 points', '8 points', 'Tipster 2: 11 points for this race, 8 in all.'],
    ])
  })

  it('says so where there is no course, and where nothing was played', async () => {
    const { past: _, ...bare } = ENDING
    show(bare)
    expect(text()).toContain('Today’s rules no longer lead through this game')
    expect(text()).toContain('The replay still shows it as it was seen.')
    expect(text()).toContain('9 points')
    expect(document.querySelector('.course')).toBeNull()
    await unmount(page)
    show({ ...bare, phase: 'abandoned', replay: false, seats: bare.seats.map((seat) => ({ ...seat, won: false })) })
    expect(text()).toContain('Nothing was played at this table.')
  })

  it('offers no replay of a game that was given up', () => {
    show({ ...ENDING, phase: 'abandoned', replay: false })
    expect(text()).toContain('This game was given up.')
    expect(document.querySelector('a[href^="/replay"]')).toBeNull()
  })
})

describe('sharing it', () => {
  it('copies a link that plays the finish', async () => {
    const copied: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: (link: string) => Promise.resolve(copied.push(link)) } })
    show(ENDING)
    button('Copy the link to the finish').click()
    await soon(() => expect(text()).toContain('The link is copied.'))
    expect(copied).toEqual([`${location.origin}/replay/abc?at=finish`])
  })

  it('says so where no picture can be made', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    show(ENDING)
    button('Share a picture').click()
    await soon(() => expect(text()).toContain('This browser cannot make the picture.'))
  })

  it('draws title, winner, names and date', () => {
    vi.stubGlobal('Path2D', class {})
    const written: string[] = []
    const known: { [name: string]: unknown } = { fillText: (said: string) => written.push(said) }
    const brush = new Proxy(known, { get: (_, name) => known[String(name)] ?? (() => undefined), set: () => true })
    show(ENDING)
    drawOn(brush as unknown as CanvasRenderingContext2D, ENDING, ['Ann', 'Tipster 2'])
    expect(written).toContain('Ticket Gagnant · Sunday')
    expect(written).toContain('Winner: Ann')
    expect(written).toContain('Hippodrome · May 3, 2026')
    expect(written).toContain('Ann 9 points')
    expect(written).toContain('Race 2')
    expect(PAST.parts).toHaveLength(2)
  })
})

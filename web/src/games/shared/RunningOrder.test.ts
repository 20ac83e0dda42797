/** The running order and what papers are worth, as they are drawn and read out. */

import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it } from 'vitest'

import { settings } from '../../shell/settings.svelte'
import { partTold, rowsOf, worthTold } from './running'
import RunningOrder from './RunningOrder.svelte'
import Worth from './Worth.svelte'

const ORDER = { horses: [7, 2, 4, 1], places: [1, 2, 2, 0], gaps: [0, 3, 3, 5], pays: [9] }
const rows = () =>
  rowsOf(ORDER, (horse, place) => ({
    name: `horse ${horse}`,
    own: horse === 4 ? 'on your ticket' : '',
    pays: place === 1 ? '9' : '',
  }))
const silk = createRawSnippet<[number, number]>((horse) => ({ render: () => `<i>${horse()}</i>` }))

let shown: Record<string, unknown> | null = null
const cells = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()),
  )

afterEach(async () => {
  if (shown) await unmount(shown)
  shown = null
  document.body.innerHTML = ''
  settings.language = 'en'
})

describe('a running order', () => {
  it('is a table for whoever reads, level horses and one’s own said in words', () => {
    shown = mount(RunningOrder, { target: document.body, props: { rows: rows(), silk } })
    flushSync()
    expect(cells()).toEqual([
      ['1 1st', '7 horse 7', '0', '9'],
      ['=2 2nd, level', '2 horse 2', '3', ''],
      ['=2 2nd, level', '4 horse 4 ★on your ticket', '3', ''],
      ['– out', '1 horse 1', '', ''],
    ])
  })

  it('is a strip where there is little room, and still the same table', () => {
    shown = mount(RunningOrder, { target: document.body, props: { rows: rows(), compact: true, silk } })
    flushSync()
    const strip = document.querySelector('.strip')
    expect(strip?.getAttribute('aria-hidden')).toBe('true')
    expect(strip?.querySelectorAll('li')).toHaveLength(4)
    expect(strip?.querySelectorAll('.mark')).toHaveLength(1)
    expect(strip?.querySelectorAll('small')).toHaveLength(1)
    expect(cells()).toHaveLength(4)
  })

  it('says on the strip whose a horse is, where that may be known', () => {
    const [first, ...others] = rows()
    const owned = [{ ...first!, owner: 'Maximiliane' }, ...others]
    shown = mount(RunningOrder, { target: document.body, props: { rows: owned, compact: true, silk } })
    flushSync()
    const owners = [...document.querySelectorAll<HTMLElement>('.strip .owner')]
    expect(owners.map((one) => [one.textContent, one.title])).toEqual([['Maximiliane', 'Owner: Maximiliane']])
  })
})

describe('what papers are worth now', () => {
  it('has its sign, and a span where something is still to be drawn', () => {
    expect(worthTold({ least: 7, most: 7 })).toBe('+7')
    expect(worthTold({ least: -2, most: 5 })).toBe('-2 to +5')
    expect(partTold(rows(), 4, '+5')).toBe('horse 4 second (level): +5')
    settings.language = 'fr'
    expect(worthTold({ least: -2, most: 5 })).toBe('de -2 à +5')
  })

  it('tells the parts, on a phone when the sum is tapped', () => {
    const worth = { least: 1, most: 1 }
    shown = mount(Worth, { target: document.body, props: { worth, parts: ['a: +1', 'b: 0'], compact: true } })
    flushSync()
    expect(document.querySelector('details')?.open).toBe(false)
    expect(document.querySelector('summary')?.textContent).toBe('Now +1')
    expect(document.querySelectorAll('li')).toHaveLength(2)
  })
})

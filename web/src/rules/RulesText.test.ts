import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchWords } from '../words'
import RulesText from './RulesText.svelte'
import { soon } from '../waiting'

const text =
  '# Rules\n\n## T1 One\n\n**T1.1** A horse runs. *Ruling:* on grass, see T1.2.\n\n**T1.2** <b>Fast</b>.\n'

const french = '# Règles\n\n**T1.1** Un cheval court dans le pré.\n\n**T1.2** Vite.\n'

const options = [
  {
    name: 'mud',
    explained: 'Horses run in mud.',
    switch: true,
    choices: [
      { value: 0, label: 'no' },
      { value: 1, label: 'yes', effect: 'Measured over 10 games: mud 3 instead of 1.' },
    ],
    allowed: { 2: [0, 1] },
    ruling: 'T1.1',
  },
  { name: 'races', explained: 'Races.', switch: false, choices: [], allowed: { 2: [4] } },
]

let page: object

beforeEach(async () => {
  await fetchWords('en')
  Element.prototype.scrollIntoView = () => undefined
  vi.stubGlobal('fetch', (path: string) => {
    const told = { text: path.endsWith('/fr') ? french : text, options, phases: { race: 'T1.2' }, examples: [] }
    return Promise.resolve(new Response(JSON.stringify(told)))
  })
  page = mount(RulesText, { target: document.body, props: { game: 'ticket', phase: 'race' } })
  await soon(() => {
    flushSync()
    expect(document.querySelectorAll('[data-paragraph]')).toHaveLength(2)
  })
})

afterEach(async () => {
  await unmount(page)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

function seek(text: string): void {
  const field = document.querySelector<HTMLInputElement>('input')!
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
}

it('opens at the paragraph that speaks of what goes on', () => {
  expect(document.querySelector('.here')?.textContent).toContain('T1.2')
})

it('shows what looks like a page as text', () => {
  expect(document.querySelector('b')).toBeNull()
  expect(document.body.textContent).toContain('<b>Fast</b>')
})

it('marks rulings', () => {
  expect(document.querySelector('[data-paragraph] .ruling')?.textContent).toContain('on grass')
})

it('folds rulings, and unfolds them for whoever seeks', async () => {
  const folded = () => document.querySelector<HTMLDetailsElement>('[data-paragraph="T1.1"] details')
  expect(folded()?.open).toBe(false)
  seek('grass')
  expect(folded()?.open).toBe(true)
  seek('')
})

it('finds a paragraph by a word of another language', async () => {
  seek('PRE')
  await soon(() => {
    flushSync()
    expect(document.querySelector('[data-paragraph]')?.textContent).toContain('A horse runs')
  })
  expect(document.querySelectorAll('[data-paragraph]')).toHaveLength(1)
})

it('says of each paragraph at a glance whether it is by the book', () => {
  const origins = [...document.querySelectorAll('[data-paragraph]')].map((paragraph) =>
    [...paragraph.querySelectorAll('.origin')].map((origin) => origin.textContent),
  )
  expect(origins).toEqual([['by the book', 'ruling'], ['by the book']])
})

it('puts a house rule and what it changes under the paragraph it reads otherwise', () => {
  const house = document.querySelectorAll('[role=note]')
  expect(house).toHaveLength(1)
  expect(house[0]?.previousElementSibling?.textContent).toContain('T1.1')
  expect(house[0]?.textContent).toContain('Horses run in mud.')
  expect(house[0]?.textContent).toContain('mud 3 instead of 1')
})

it('finds words, and says so when there are none', () => {
  const field = document.querySelector<HTMLInputElement>('input')!
  field.value = 'grass'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  expect(document.querySelectorAll('[data-paragraph]')).toHaveLength(1)
  field.value = 'zebra'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  expect(document.querySelector('[role=status]')?.textContent).toContain('zebra')
})

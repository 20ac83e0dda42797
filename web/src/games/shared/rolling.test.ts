import { afterEach, expect, it, vi } from 'vitest'

import type { Moment } from '../../table/director.svelte'
import type { Line } from '../../wire'
import { withRoll } from './rolling'

const story = (...names: string[]): Line[] => names.map((name) => ({ event: { name }, text: { key: name, params: {} } }))
const moment = (kind: string, told: number, aside: boolean): Moment => ({ kind, told, aside, lasts: 1000 })
const roll = () => ({ kind: 'roll', lasts: 700 })
const shown = (moments: readonly Moment[]) => moments.map(({ kind, told }) => `${kind} ${told}`)

afterEach(() => vi.unstubAllGlobals())

it('lets the last throw of a step roll, after what was before it and before what is told of it', () => {
  const fresh = story('moved', 'fell', 'thrown', 'nothing', 'thrown', 'home')
  const found = withRoll([moment('fell', 2, true), moment('home', 6, true)], fresh, 'thrown', roll)
  expect(shown(found)).toEqual(['fell 2', 'roll 4', 'home 6'])
})

it('shows the table after a throw from which nothing else came, and the one before where something did', () => {
  const [last] = withRoll<Moment>([], story('moved', 'thrown'), 'thrown', roll)
  const [then] = withRoll<Moment>([], story('thrown', 'moved'), 'thrown', roll)
  expect([last?.aside, then?.aside]).toEqual([true, false])
})

it('leaves a throw to the stage that shows what came of it', () => {
  const found = withRoll([moment('finish', 2, false)], story('thrown', 'past-post'), 'thrown', roll)
  expect(shown(found)).toEqual(['finish 2'])
})

it('rolls nothing where nothing may move', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(withRoll<Moment>([], story('thrown'), 'thrown', roll)).toEqual([])
})

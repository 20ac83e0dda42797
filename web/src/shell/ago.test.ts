import { afterEach, expect, it } from 'vitest'
import { ago } from './ago'
import { speak } from './settings.svelte'

const NOW = Date.UTC(2026, 3, 5)
const HOUR = 3_600_000

afterEach(() => speak('en'))

it.each([
  [0, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [24 * HOUR - 1, '23 hours ago'],
  [24 * HOUR, '1 day ago'],
  [75 * HOUR, '3 days ago'],
])('%d milliseconds are %s', (passed, told) => {
  expect(ago(NOW - passed, NOW)).toBe(told)
})

it('a clock that runs ahead of ours does not speak of the future', () => {
  expect(ago(NOW + HOUR, NOW)).toBe('1 minute ago')
})

it('speaks the language of its reader', () => {
  speak('fr')
  expect(ago(NOW - 75 * HOUR, NOW)).toBe('il y a 3 jours')
})

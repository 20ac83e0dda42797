/** How long ago something was, in the reader's language. */

import { settings } from './settings.svelte'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Say how long ago a moment was, in whole days, hours or minutes: “3 days ago”. */
export function ago(at: number, now: number = Date.now()): string {
  const passed = Math.max(now - at, MINUTE)
  const told = new Intl.RelativeTimeFormat(settings.language)
  if (passed >= DAY) return told.format(-Math.floor(passed / DAY), 'day')
  if (passed >= HOUR) return told.format(-Math.floor(passed / HOUR), 'hour')
  return told.format(-Math.floor(passed / MINUTE), 'minute')
}

/** Phones around a big screen: they show a hand and its choices, and leave the board to the screen. */

import { keep, kept } from '../shell/settings.svelte'

const WORD = 'screen'

/** The address that is scanned from a table's screen. */
export function scannedAddress(id: string): string {
  return `${location.origin}/table/${id}?${WORD}`
}

/** Did this phone come by that address, now or before? */
export function isHandheld(id: string): boolean {
  const scanned = new URLSearchParams(location.search).has(WORD)
  if (scanned) keep(`${WORD}-${id}`, 'on')
  return scanned || kept(`${WORD}-${id}`) === 'on'
}

/** Where the same table again is found, for a phone that stays one. */
export function pathAfter(id: string, before: string): string {
  return isHandheld(before) ? `/table/${id}?${WORD}` : `/table/${id}`
}

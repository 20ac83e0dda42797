/** The games that can be played on the page, by name; each is fetched when it is first needed. */

import { settings } from '../shell/settings.svelte'
import { fetchWords } from '../words'
import type { GameRoom } from './props'

export type { GameProps, GameRoom } from './props'

const DOORS: { readonly [game: string]: () => Promise<{ readonly room: GameRoom }> } = {
  ticket: () => import('./ticket/TicketRoom'),
  auteuil: () => import('./auteuil/AuteuilRoom'),
  finishline: () => import('./finishline/FinishlineRoom'),
  ascot: () => import('./ascot/AscotRoom'),
}

/** Can this game be played on the page? */
export function isPlayable(game: string): boolean {
  return game in DOORS
}

const entered = new Map<string, Promise<GameRoom | null>>()

async function open(game: string): Promise<GameRoom | null> {
  const found = await DOORS[game]?.()
  // The room has said by now which words it needs.
  await fetchWords(settings.language)
  return found?.room ?? null
}

/** Fetch a game's room, once; a game this page does not know has none. */
export function enter(game: string): Promise<GameRoom | null> {
  const known = entered.get(game)
  if (known) return known
  const coming = open(game)
  entered.set(game, coming)
  // A room that could not be fetched may be there the next time.
  coming.catch(() => entered.delete(game))
  return coming
}

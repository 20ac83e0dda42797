/** The games that have a page of their own, by folder; each is fetched when it is first needed. */

import { settings } from '../shell/settings.svelte'
import { fetchWords } from '../words'
import type { GameRoom } from './props'

export type { GameProps, GameRoom } from './props'

const DOORS = new Map(
  Object.entries(import.meta.glob<{ readonly room: GameRoom }>('./*/*Room.ts')).map(([path, open]) => [
    path.split('/')[1] ?? '',
    open,
  ]),
)
const PLAIN = 'plain'

/** Has this game a page of its own? Any other is played with a plain one. */
export function hasPage(game: string): boolean {
  return game !== PLAIN && DOORS.has(game)
}

const entered = new Map<string, Promise<GameRoom>>()

async function open(game: string): Promise<GameRoom> {
  const door = hasPage(game) ? DOORS.get(game) : undefined
  const room = door ? (await door()).room : (await import('./plain/plain')).plainRoom(game)
  // The room has said by now which words it needs, and what finds its moments.
  const [momentsOf] = await Promise.all([room.fetchMoments?.(), fetchWords(settings.language)])
  return { ...room, ...(momentsOf ? { momentsOf } : {}) }
}

/** Fetch a game's room, once. */
export function enter(game: string): Promise<GameRoom> {
  const known = entered.get(game)
  if (known) return known
  const coming = open(game)
  entered.set(game, coming)
  // A room that could not be fetched may be there the next time.
  coming.catch(() => entered.delete(game))
  return coming
}

/** What the page asks of the server about lessons, and what it remembers of them. */

import { api, ask } from '../api'
import { quickTable } from '../lobby/laying'
import { keep, kept } from '../shell/settings.svelte'
import type { Laid } from '../wire'

/** Lay a lesson's board; gives the way there. */
export async function take(game: string, lesson: string): Promise<string> {
  return `/table/${(await ask<Laid>('POST', '/api/lessons', { game, lesson })).id}`
}

/** Lay the gentlest table of a game, against bots; gives the way there. */
export async function playAlone(game: string): Promise<string> {
  const offer = (await api.lobby()).games.find(({ name }) => name === game)
  return offer ? `/table/${(await api.lay(quickTable(offer))).id}` : '/'
}

/** Remember that this browser's person took a lesson to its end. */
export const taken = (game: string, lesson: string) => keep(`lesson-${game}-${lesson}`, 'taken')

export const wasTaken = (game: string, lesson: string) => kept(`lesson-${game}-${lesson}`) === 'taken'

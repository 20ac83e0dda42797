/** A game without a page of its own, as the table's frame finds it. */

import '../../table/catalogue'
import { api } from '../../api'
import { learn, sentence } from '../../words'
import type { GameRoom } from '../props'
import Plain from './Plain.svelte'

/** Make the room of such a game; its words come from the server. */
export function plainRoom(game: string): GameRoom {
  const fetched = (language: string) => async () => ({ default: await api.words(game, language) })
  learn({ en: fetched('en'), fr: fetched('fr') })
  return {
    Table: Plain,
    asked: (look) => (isAsked(look) ? sentence('page-plain-asks') : null),
    seeAll: (looks) => looks['-1'],
  }
}

function isAsked(look: unknown): boolean {
  return (look as { readonly choices?: readonly unknown[] }).choices?.length !== 0
}

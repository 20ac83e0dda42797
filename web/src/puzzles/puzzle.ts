/** What puzzles ask of the server, and a puzzle in the shape of a table's step. */

import { api, ask } from '../api'
import { tableOf } from '../replay/film'
import { settings } from '../shell/settings.svelte'
import { fetchWords, learn } from '../words'
import type { AnyMove, AskedPuzzle, Puzzling, SolvedPuzzle, Step, TableState } from '../wire'

const path = (game: string, number: number) => `/api/puzzles/${encodeURIComponent(game)}/${number}`

export const puzzles = {
  all: () => ask<Puzzling>('GET', '/api/puzzles'),
  one: (game: string, number: number) => ask<AskedPuzzle>('GET', path(game, number)),
  /** Try a move; without one, be shown the answer. */
  answer: (game: string, number: number, move: AnyMove | null) =>
    ask<SolvedPuzzle>('POST', `${path(game, number)}/try`, { move }),
}

const named = new Set<string>()

/** Learn what the moves of a game are called: its page is built without those words, since it shows them. */
export async function learnMoves(game: string): Promise<void> {
  const fetched = (language: string) => async () => ({ default: await api.words(game, language) })
  if (!named.has(game)) learn({ en: fetched('en'), fr: fetched('fr') })
  named.add(game)
  await fetchWords(settings.language)
}

/** The page of a puzzle. */
export const pageOf = (game: string, number: number) => `/puzzle/${encodeURIComponent(game)}/${number}`

/** The position as a live table would have sent it; asked again after every try, so that a desk begins anew. */
export function stepOf({ seat, look, plain }: AskedPuzzle, tries: number): Step {
  return {
    type: 'step',
    sequence: 1,
    stands: 1,
    views: [{ seat, look, undo: false, ...(plain ? { plain } : {}) }],
    decisions: [{ seat, seen: tries, deadline: null }],
    awaited: [seat],
    story: {},
    fresh: true,
    now: 0,
  }
}

/** The table around it. */
export function tableAround(asked: AskedPuzzle, names: readonly string[]): TableState {
  const { game, number, options, seat } = asked
  const around = tableOf(`puzzle ${game} ${number}`, { game, options, commitment: '', names })
  return {
    ...around,
    phase: 'playing',
    seats: around.seats.map((one) => ({ ...one, mine: one.seat === seat })),
  }
}

/** What the page asks of the server over HTTP. */

import type {
  BotsReason,
  Career,
  Ending,
  Examples,
  Laid,
  Lobby,
  Me,
  NewTable,
  OptionsOffer,
  Problem,
  Replay,
  ReviewState,
  Rules,
  TablePage,
  TableState,
} from './wire'

/** A request that was not carried out, with the sentence that says why. */
export class NotDone extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

const UNREACHABLE: Problem = {
  code: 'page-unreachable',
  why: { key: 'page-unreachable', params: {} },
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'why' in body && 'code' in body
}

export async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new NotDone(UNREACHABLE)
  }
  const told: unknown = await answer.json().catch(() => null)
  if (answer.ok) return told as Answer
  throw new NotDone(isProblem(told) ? told : UNREACHABLE)
}

/** Write what is asked for behind an address, leaving out what is empty. */
function query(asked: Record<string, string>): string {
  const wanted = Object.entries(asked).filter(([, value]) => value)
  return wanted.length ? `?${new URLSearchParams(wanted).toString()}` : ''
}

export const tablePath = (id: string) => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  lobby: (game = '') => ask<Lobby>('GET', `/api/lobby${query({ game })}`),
  moreTables: (phase: string, game: string, after: string) =>
    ask<TablePage>('GET', `/api/lobby/${phase}${query({ game, after })}`),
  me: () => ask<Me>('GET', '/api/me'),
  dress: (silk: number) => ask<Me>('POST', '/api/silk', { silk }),
  record: (game: string, after: string) => ask<Career>('GET', `/api/record${query({ game, after })}`),
  forgetRecord: () => ask<Career>('POST', '/api/record/forget'),
  rename: (name: string) => ask<unknown>('POST', '/api/name', { name }),
  lay: (table: NewTable) => ask<Laid>('POST', '/api/tables', table),
  table: (id: string) => ask<TableState>('GET', tablePath(id)),
  why: (id: string, after: number) => ask<BotsReason>('GET', `${tablePath(id)}/why/${after}`),
  replay: (id: string) => ask<Replay>('GET', `${tablePath(id)}/replay`),
  review: (id: string) => ask<ReviewState>('GET', `${tablePath(id)}/review`),
  retrospect: (id: string) => ask<Ending>('GET', `${tablePath(id)}/retrospect`),
  examples: (game: string) => ask<Examples>('GET', `/api/examples/${encodeURIComponent(game)}`),
  rules: (game: string, language: string) =>
    ask<Rules>('GET', `/api/rules/${encodeURIComponent(game)}/${language}`),
  options: (game: string, language: string) =>
    ask<OptionsOffer>('GET', `/api/options/${encodeURIComponent(game)}/${language}`),
  words: async (game: string, language: string) => {
    const answer = await fetch(`/api/words/${encodeURIComponent(game)}/${language}`)
    if (!answer.ok) throw new NotDone(UNREACHABLE)
    return answer.text()
  },
  transcriptPath: (id: string) => `${tablePath(id)}/transcript`,
}

/** The problem inside whatever was thrown. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof NotDone ? thrown.problem : UNREACHABLE
}

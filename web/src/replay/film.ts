/** A replay as a film: which look and which story belong to a step, seen by whom. */

import { BOTS } from '../wire'
import type { Line, Replay, Step, TableState } from '../wire'

/** Who looks: a seat from 0, a spectator, or someone who sees every hand. */
export type Viewer = number | 'spectator' | 'all'

export interface Place {
  readonly step: number
  readonly viewer: Viewer
}

/** Read `?step=12&as=2` as a person means it: seats and steps count from 1. */
export function placeOf(search: string, steps: number, seats: number): Place {
  const asked = new URLSearchParams(search)
  const step = Number(asked.get('step') ?? 1)
  const seat = Number(asked.get('as'))
  const viewer: Viewer =
    asked.get('as') === 'spectator'
      ? 'spectator'
      : Number.isInteger(seat) && seat >= 1 && seat <= seats
        ? seat - 1
        : 'all'
  const within = Number.isInteger(step) ? Math.min(Math.max(step, 1), steps) : 1
  return { step: within - 1, viewer }
}

/** Steps of the film before the finish with which a link to it begins. */
const LEAD_IN = 8

/** Read `?after=240`, a moment as the game's log counts, or `?at=finish`, which begins to play shortly before it. */
export function momentIn(search: string, replay: Replay): { step: number; plays: boolean } | null {
  const asked = new URLSearchParams(search)
  if (asked.get('at') === 'finish') return { step: Math.max(finishOf(replay) - LEAD_IN, 0), plays: true }
  if (!asked.has('after')) return null
  const found = replay.steps.findIndex(({ after }) => after >= Number(asked.get('after')))
  return { step: found < 0 ? Math.max(replay.steps.length - 1, 0) : found, plays: false }
}

/** The last step that had the whole stage. */
function finishOf(replay: Replay): number {
  return replay.steps.findLastIndex(({ stories }) => stories['-1']?.some(({ weight }) => weight === 'stage'))
}

/** The address of a place in a replay, to be shared. */
export function searchOf(place: Place): string {
  const viewer = typeof place.viewer === 'number' ? String(place.viewer + 1) : place.viewer
  return `?step=${place.step + 1}&as=${viewer}`
}

/** Whose story and look are shown. */
export function audienceOf(viewer: Viewer): number {
  return typeof viewer === 'number' ? viewer : -1
}

/** Everything that had been told by a step. */
export function storyUntil(replay: Replay, step: number, viewer: Viewer): Line[] {
  const audience = String(audienceOf(viewer))
  return replay.steps.slice(0, step + 1).flatMap((one) => one.stories[audience] ?? [])
}

/** A step of the film in the shape a live table would have sent it. */
export function frameOf(
  replay: Replay,
  place: Place,
  continues: boolean,
  seeAll: ((looks: { readonly [audience: string]: unknown }) => unknown) | undefined,
): Step {
  const shown = replay.steps[place.step]
  const looks = shown?.looks ?? {}
  const audience = audienceOf(place.viewer)
  const table = shown?.plain?.[String(audience)]
  const plain = table && { table, choices: [] }
  const look = place.viewer === 'all' && seeAll ? seeAll(looks) : looks[String(audience)]
  return {
    type: 'step',
    sequence: place.step + 1,
    stands: place.step + 1,
    views: look === undefined ? [] : [{ seat: audience, look, undo: false, plain }],
    decisions: [],
    awaited: [],
    story: { [audience]: shown?.stories[String(audience)] ?? [] },
    fresh: !continues,
    now: 0,
  }
}

/** Is this the plain name of a bot? */
export function isBot(name: string): boolean {
  return (BOTS as readonly string[]).includes(name)
}

/** What to call the seats: bots are archived under their plain names. */
export function namesIn(
  replay: Replay,
  say: (key: string, params: { readonly [name: string]: number | string }) => string,
): string[] {
  return replay.names.map((name, seat) =>
    isBot(name) ? say('name-of-bot', { bot: name, seat: seat + 1 }) : name,
  )
}

/** The table around the film: nobody sits at it any more. */
export function tableOf(
  id: string,
  replay: Pick<Replay, 'game' | 'options' | 'commitment' | 'names'>,
): TableState {
  return {
    type: 'table',
    id,
    game: replay.game,
    called: {},
    pack: '',
    title: '',
    phase: 'finished',
    options: replay.options,
    public: false,
    watchable: true,
    clock: 0,
    pace: 0,
    commitment: replay.commitment,
    host: false,
    seats: replay.names.map((name, seat) => ({
      seat,
      name,
      guest: '',
      bot: '',
      mine: false,
      present: false,
    })),
    watchers: [],
    muted: false,
  }
}

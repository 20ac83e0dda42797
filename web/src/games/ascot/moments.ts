/** What deserves a stage: read off the newest lines of the story and the look after them. */

import type { Moment as Staged } from '../../table/director.svelte'
import { ASCOT_FOLLOWING, ASCOT_LASTS } from '../../wire'
import { honoursOf } from '../shared/honours'
import type { Honours } from '../shared/honours'
import { withRoll } from '../shared/rolling'
import { throwsOf } from './gallops'
import type { Throw } from './gallops'
import { eventOf } from './look'
import type { Event, Look, Sentence, Told } from './look'

export interface Moment extends Staged, Honours {
  readonly kind:
    | 'sold'
    | 'gallops'
    | 'throw'
    | 'report'
    | 'market'
    | 'off'
    | 'fall'
    | 'out'
    | 'bend'
    | 'finish'
    | 'home'
    | 'honour'
    | 'reckoning'
    | 'enclosure'
  readonly look: Look
  readonly before: Look | null
  /** What happened. */
  readonly event: Event
  /** The sentence that announces it. */
  readonly call: Sentence
  /** The card, horse or report it is about, 0 for none. */
  readonly thing: number
  /** A throw of the training that went by at once. */
  readonly thrown?: Throw
  /** How many lines of the reckoning stand there by now. */
  readonly lines: number
}

/** How long each is on stage, as long as the server waits for it; the winners’ enclosure stays until it is left. */
export const LASTS = { ...ASCOT_LASTS, won: 0, richest: 0 }

/** How long whoever comes home is cheered, a throw of the training is seen, and the whole reckoning can be read. */
const CHEERED = ASCOT_FOLLOWING['past-post']
const THROWN = 1100
const READ = 4200
const WRITE = 8000

const NOTHING: Sentence = { key: '', params: {} }

/** Moments in passing: the board stays in sight and in use. */
const ASIDE: readonly Moment['kind'][] = ['sold', 'report', 'fall', 'out', 'bend', 'home']
const LASTING: readonly Moment['kind'][] = ['honour']

const KINDS: { readonly [name in Event['name']]?: Moment['kind'] } = {
  sold: 'sold',
  'report-read': 'report',
  'training-over': 'market',
  off: 'off',
  fell: 'fall',
  'out-of-race': 'out',
  'disqualified-at-post': 'out',
  'into-bend': 'bend',
  'into-straight': 'bend',
  'past-post': 'home',
  'race-over': 'honour',
  won: 'enclosure',
  richest: 'enclosure',
}

/** The card or horse an event is about, 0 for none. */
function thingOf(event: Event): number {
  if ('horse' in event) return event.horse
  return 'thing' in event ? event.thing : 0
}

/** The moments among the lines from one on. */
export function momentsOf(story: readonly Told[], from: number, look: Look, before: Look | null = null): Moment[] {
  const fresh = story.slice(from)
  const gallops = gallopsOf(fresh, look, before)
  const found = fresh.flatMap((line, index): Moment[] => {
    const event = eventOf(line)
    const kind = KINDS[event.name]
    // What the gallops show need not be said again.
    if (!kind || !line.text || (kind === 'report' && gallops.length > 0)) return []
    const here: Moment = {
      kind,
      look,
      before,
      event,
      call: line.text,
      told: index + 1,
      lasts: kind === 'home' ? CHEERED : LASTS[event.name as keyof typeof LASTS],
      thing: thingOf(event),
      lines: 0,
      ...(ASIDE.includes(kind) ? { aside: true } : {}),
      ...(LASTING.includes(kind) ? { lasting: true } : {}),
    }
    // The post is seen before the winner is named.
    if (event.name === 'past-post' && event.place === 1) return [{ ...here, kind: 'finish', told: index, lasts: LASTS['past-post'] - CHEERED, lasting: true, full: true, aside: false }, here]
    if (kind === 'honour') return [...honoursOf(here), ...reckoningOf(fresh, here)]
    return [here]
  })
  const enclosure = found.findIndex(({ kind }) => kind === 'enclosure')
  const turning = found.findLastIndex(({ aside }) => !aside)
  // What was said in passing is old news on another board, but whoever comes home is cheered; and one
  // enclosure is enough for all who won.
  const staged = found.filter(
    ({ kind, aside }, at) => (at >= turning || !aside || kind === 'home') && (kind !== 'enclosure' || at === enclosure),
  )
  // The gallops show their own throws.
  if (gallops.length > 0) return [...gallops, ...staged]
  return withRoll<Moment>(staged, fresh, 'dice-thrown', (line) => {
    const event = eventOf(line)
    return { kind: 'throw', look, before, event, call: line.text ?? NOTHING, lasts: LASTS['dice-thrown'], thing: 0, lines: 0 }
  })
}

/** Bank and Totalisator line by line: what the story says of them is told when the last line stands there. */
function reckoningOf(fresh: readonly Told[], here: Moment): Moment[] {
  const lines = here.look.reckoning.length
  const end = fresh.findIndex((line) => KINDS[eventOf(line).name] === 'enclosure')
  return Array.from({ length: lines }, (_, index) => {
    const last = index === lines - 1
    return {
      ...here,
      kind: 'reckoning' as const,
      scene: 'reckoning',
      lines: index + 1,
      lasts: last ? READ : Math.min(LASTS['prize-paid'], WRITE / lines),
      told: last ? (end < 0 ? fresh.length : end) : here.told,
    }
  })
}

/** Several throws that came with one step, or the last ones before the market: one after the other. */
function gallopsOf(story: readonly Told[], look: Look, before: Look | null): Moment[] {
  if (!before?.training) return []
  const throws = throwsOf(story, before)
  if (throws.length < 2 && look.stage === 'training') return []
  const over = story.findIndex(({ event }) => event.name === 'training-over')
  const end = over < 0 ? story.length : over
  const starts = story.flatMap((line, at) => (at < end && isTraining(eventOf(line)) ? [at] : []))
  // A whole morning goes by faster than a throw or two; the last one stands a little longer.
  const lasts = THROWN * (throws.length > 9 ? 0.65 : 1)
  return throws.flatMap((thrown, index): Moment[] => {
    const line = story[starts[index] ?? 0]
    if (!line?.text) return []
    const last = index === throws.length - 1
    const told = starts[index + 1] ?? end
    return [{ kind: 'gallops', scene: 'gallops', look: before, before, event: eventOf(line), call: line.text, told, lasts: last ? 2 * lasts : lasts, thing: 0, thrown, lines: 0 }]
  })
}

function isTraining(event: Event): boolean {
  return event.name === 'dice-thrown' && event.board === 'training'
}

/** What deserves a stage: read off the newest lines of the story and the look after them. */

import { Playbill } from '../shared/playbill.svelte'
import { throwsOf } from './gallops'
import type { Throw } from './gallops'
import { eventOf } from './look'
import type { Event, Look, Sentence, Told } from './look'

export interface Moment {
  readonly kind: 'sold' | 'gallops' | 'report' | 'market' | 'off' | 'fall' | 'out' | 'bend' | 'home' | 'arrival' | 'enclosure'
  readonly look: Look
  /** What happened. */
  readonly event: Event
  /** The sentence that announces it. */
  readonly call: Sentence
  /** The card, horse or report it is about, 0 for none. */
  readonly thing: number
  /** The throws of the training that went by at once. */
  readonly throws?: readonly Throw[]
}

/** How long each is on stage, in milliseconds; gallops end by themselves before. */
export const LENGTHS: Record<Moment['kind'], number> = {
  sold: 1500,
  gallops: 60_000,
  report: 2600,
  market: 2400,
  off: 2200,
  fall: 1600,
  out: 1600,
  bend: 1500,
  home: 1800,
  arrival: 6500,
  enclosure: 0,
}

/** Moments in passing: the board stays in sight and in use. */
export const ASIDE: readonly Moment['kind'][] = ['sold', 'report', 'fall', 'out', 'bend', 'home']

/** Does what is on stage lie over the board, the ring or the scale? */
export function covers(moment: Moment | undefined): boolean {
  return moment !== undefined && !ASIDE.includes(moment.kind)
}

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
  'race-over': 'arrival',
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
  const found = fresh.flatMap((line): Moment[] => {
    const event = eventOf(line)
    const kind = KINDS[event.name]
    // What the gallops show need not be said again.
    if (!kind || !line.text || (kind === 'report' && gallops.length > 0)) return []
    return [{ kind, look, event, call: line.text, thing: thingOf(event) }]
  })
  const enclosure = found.findIndex(({ kind }) => kind === 'enclosure')
  const arrival = found.some(({ kind }) => kind === 'arrival')
  const turning = found.findLastIndex(({ kind }) => !ASIDE.includes(kind))
  // What was said in passing is old news on another board; the judge's list tells who came home;
  // and one enclosure is enough for all who won.
  const staged = found.filter(
    ({ kind }, at) =>
      (at >= turning || !ASIDE.includes(kind)) && (kind !== 'home' || !arrival) && (kind !== 'enclosure' || at === enclosure),
  )
  return [...gallops, ...staged]
}

/** Several throws that came with one step, or the last ones before the market: one after the other. */
function gallopsOf(story: readonly Told[], look: Look, before: Look | null): Moment[] {
  if (!before?.training) return []
  const throws = throwsOf(story, before)
  const first = story.find(({ event }) => event.name === 'dice-thrown')
  if (!first?.text || (throws.length < 2 && look.stage === 'training')) return []
  return [{ kind: 'gallops', look: before, event: eventOf(first), call: first.text, thing: 0, throws }]
}

/** The playbill of an afternoon; the reckoning can be seen again. */
export function playbillOf(): Playbill<Look, Moment> {
  return new Playbill<Look, Moment>(momentsOf, ['arrival', 'enclosure'])
}

/** What deserves a stage: read off the newest sentences of the story and the look after them. */

import { Playbill } from '../shared/playbill.svelte'
import type { Look, Sentence } from './look'

export interface Moment {
  readonly kind: 'sold' | 'report' | 'market' | 'off' | 'fall' | 'out' | 'bend' | 'home' | 'arrival' | 'enclosure'
  readonly look: Look
  /** The sentence that announces it. */
  readonly call: Sentence
  /** The card, horse or report it is about, 0 for none. */
  readonly thing: number
}

/** How long each is on stage, in milliseconds; the winners’ enclosure stays until it is left. */
export const LENGTHS: Record<Moment['kind'], number> = {
  sold: 1500,
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

const KINDS: { readonly [key: string]: Moment['kind'] } = {
  'ascot-story-sold': 'sold',
  'ascot-story-report': 'report',
  'ascot-story-training-over': 'market',
  'ascot-story-off': 'off',
  'ascot-story-falls': 'fall',
  'ascot-story-out': 'out',
  'ascot-story-disqualified': 'out',
  'ascot-story-bend': 'bend',
  'ascot-story-straight': 'bend',
  'ascot-story-post': 'home',
  'ascot-story-arrival': 'arrival',
  'ascot-story-winner': 'enclosure',
  'ascot-story-richest': 'enclosure',
}

/** The number inside the sentence that names a thing. */
function thingOf(...values: unknown[]): number {
  for (const value of values) {
    const thing = (value as Sentence | undefined)?.params?.['thing']
    if (typeof thing === 'number') return thing
  }
  return 0
}

/** The moments among the sentences from one on. */
export function momentsOf(story: readonly Sentence[], from: number, look: Look): Moment[] {
  const found = story.slice(from).flatMap((call): Moment[] => {
    const kind = KINDS[call.key]
    return kind ? [{ kind, look, call, thing: thingOf(call.params['horse'], call.params['thing']) }] : []
  })
  const enclosure = found.findIndex(({ kind }) => kind === 'enclosure')
  const arrival = found.some(({ kind }) => kind === 'arrival')
  // The judge's list tells who came home, and one enclosure is enough for all who won.
  return found.filter(({ kind }, at) => (kind !== 'home' || !arrival) && (kind !== 'enclosure' || at === enclosure))
}

/** The playbill of an afternoon; the reckoning can be seen again. */
export function playbillOf(): Playbill<Look, Moment> {
  return new Playbill<Look, Moment>(momentsOf, ['arrival', 'enclosure'])
}

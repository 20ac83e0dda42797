/** What deserves a stage: read off the newest sentences of the story and the look after them. */

import { Playbill, sentencesOf } from '../shared/playbill.svelte'
import type { Look, Sentence } from './look'

export interface Moment {
  readonly kind: 'race' | 'off' | 'fall' | 'home' | 'arrival' | 'report' | 'enclosure'
  readonly look: Look
  /** The sentence that announces it. */
  readonly call: Sentence
  /** The horse it is about, 0 for none. */
  readonly horse: number
  /** The throws for the start, before the off. */
  readonly throws: readonly Throw[]
}

/** Three dice that somebody threw for the start. */
export interface Throw {
  readonly player: Sentence
  readonly dice: readonly number[]
  readonly total: number
}

/** How long each is on stage, in milliseconds; the winner’s enclosure stays until it is left. */
export const LENGTHS: Record<Moment['kind'], number> = {
  race: 4200,
  off: 4200,
  fall: 1500,
  home: 1500,
  arrival: 4200,
  report: 9000,
  enclosure: 0,
}

/** Moments in passing: the course stays in sight and in use. */
export const ASIDE: readonly Moment['kind'][] = ['fall', 'home']

const KINDS: { readonly [key: string]: Moment['kind'] } = {
  'auteuil-story-race': 'race',
  'auteuil-story-off': 'off',
  'auteuil-story-fall': 'fall',
  'auteuil-story-arrives': 'home',
  'auteuil-story-arrival': 'arrival',
  'auteuil-story-telegram': 'report',
  'auteuil-story-winners': 'enclosure',
}

/** The number inside a horse's sentence. */
function horseOf(value: unknown): number {
  const number = (value as Sentence | undefined)?.params?.['number']
  return typeof number === 'number' ? number : 0
}

/** The throws for the start among some sentences. */
function throwsAmong(story: readonly Sentence[]): Throw[] {
  return story
    .filter(({ key }) => key === 'auteuil-story-opening')
    .map(({ params }) => ({
      player: params['player'] as Sentence,
      dice: [params['one'], params['two'], params['three']].map(Number),
      total: Number(params['total']),
    }))
}

/** The moments among the sentences from one on. */
export function momentsOf(story: readonly Sentence[], from: number, look: Look): Moment[] {
  const fresh = story.slice(from)
  const found = fresh.flatMap((call, at): Moment[] => {
    const kind = KINDS[call.key]
    if (!kind) return []
    const throws = kind === 'off' ? throwsAmong(fresh.slice(0, at)) : []
    return [{ kind, look, call, horse: horseOf(call.params['horse']), throws }]
  })
  // The third to arrive brings on the whole arrival: it needs no moment of its own.
  return found.filter(({ kind }, at) => kind !== 'home' || found[at + 1]?.kind !== 'arrival')
}

/** The playbill of an evening; the reckoning of a race can be seen again. */
export function playbillOf(): Playbill<Look, Moment> {
  return new Playbill<Look, Moment>((story, from, look, before) => momentsOf(sentencesOf(story), from, look, before), ['report', 'arrival'], (story, look) => welcome(sentencesOf(story), look))
}

/** Whoever comes in while the slips are filled in is read the race's telegram. */
function welcome(story: readonly Sentence[], look: Look): Moment[] {
  const race = momentsOf(story, 0, look).findLast(({ kind }) => kind === 'race')
  return look.phase === 'slips' && race ? [race] : []
}

/** What deserves a stage: read off the newest sentences of the story and the look after them. */

import { Playbill, sentencesOf } from '../shared/playbill.svelte'
import type { Look, Sentence } from './look'

/** Six dice for one of the two in a photo-finish, as the story tells it. */
export interface Count {
  readonly number: number
  readonly shoes: number
}

export interface Moment {
  readonly kind: 'race' | 'off' | 'out' | 'level' | 'straight' | 'photo' | 'arrival' | 'enclosure'
  readonly look: Look
  /** The sentence that announces it. */
  readonly call: Sentence
  /** The number of the tile it is about, 0 for none. */
  readonly number: number
  /** Every count of a photo-finish, round after round, two by two. */
  readonly counts: readonly Count[]
}

/** How long each is on stage, in milliseconds; the winner’s enclosure stays until it is left. */
export const LENGTHS: Record<Moment['kind'], number> = {
  race: 2600,
  off: 1700,
  out: 1700,
  level: 1700,
  straight: 1600,
  photo: 6000,
  arrival: 6500,
  enclosure: 0,
}

/** Moments in passing: the row stays in sight and in use. */
export const ASIDE: readonly Moment['kind'][] = ['out', 'level', 'straight']

const KINDS: { readonly [key: string]: Moment['kind'] } = {
  'finishline-story-race': 'race',
  'finishline-story-off': 'off',
  'finishline-story-disqualified': 'out',
  'finishline-story-level': 'level',
  'finishline-story-straight': 'straight',
  'finishline-story-photo': 'photo',
  'finishline-story-arrival': 'arrival',
  'finishline-story-winners': 'enclosure',
}

/** The number inside a horse's sentence. */
function numberOf(value: unknown): number {
  const number = (value as Sentence | undefined)?.params?.['number']
  return typeof number === 'number' ? number : 0
}

/** The moments among the sentences from one on. */
export function momentsOf(story: readonly Sentence[], from: number, look: Look): Moment[] {
  const fresh = story.slice(from)
  const counts = fresh.flatMap(({ key, params }): Count[] =>
    key === 'finishline-story-photo-dice'
      ? [{ number: numberOf(params['horse']), shoes: Number(params['shoes'] ?? 0) }]
      : [],
  )
  return fresh.flatMap((call): Moment[] => {
    const kind = KINDS[call.key]
    if (!kind) return []
    return [{ kind, look, call, number: numberOf(call.params['horse']), counts: kind === 'photo' ? counts : [] }]
  })
}

/** The playbill of a meeting: a reckoning can be seen again, and no photo is told before it is seen. */
export function playbillOf(): Playbill<Look, Moment> {
  return new Playbill<Look, Moment>((story, from, look, before) => momentsOf(sentencesOf(story), from, look, before), ['arrival', 'photo'], (story, look) => welcome(sentencesOf(story), look), ['photo'])
}

/** Whoever comes in while the sheets are written is told which race it is. */
function welcome(story: readonly Sentence[], look: Look): Moment[] {
  const race = momentsOf(story, 0, look).findLast(({ kind }) => kind === 'race')
  return look.phase === 'bets' && race ? [race] : []
}

/** What deserves a stage: read off the newest sentences of the story and the look after them. */

import { Playbill, sentencesOf } from '../shared/playbill.svelte'
import type { AllSeeing, Look, Sentence } from './look'

export type Moment =
  | { readonly kind: 'off'; readonly look: Look; readonly call: Sentence }
  | { readonly kind: 'disqualified'; readonly look: Look; readonly horse: number; readonly call: Sentence }
  | {
      readonly kind: 'photo'
      readonly look: Look
      readonly horses: readonly number[]
      readonly winner: number
      readonly place: number
      readonly call: Sentence
    }
  | { readonly kind: 'reckoning'; readonly look: Look; readonly race: number; readonly horses: readonly number[] }
  | { readonly kind: 'enclosure'; readonly look: Look; readonly call: Sentence }

/** How long each is on stage, in milliseconds; the winner’s enclosure stays until it is left. */
export const LENGTHS: Record<Moment['kind'], number> = {
  off: 1600,
  disqualified: 2000,
  photo: 2600,
  reckoning: 9000,
  enclosure: 0,
}

/** The number inside a horse's sentence. */
function horseOf(value: unknown): number {
  const number = (value as Sentence | undefined)?.params['number']
  return typeof number === 'number' ? number : 0
}

function horsesOf(value: unknown): number[] {
  return Array.isArray(value) ? value.map(horseOf) : []
}

/** The moments among the sentences from one on; those before tell which photo is being judged. */
export function momentsOf(story: readonly Sentence[], from: number, look: Look): Moment[] {
  const found: Moment[] = []
  const photo = story.slice(0, from).findLast((told) => told.key === 'story-photo')
  let level = horsesOf(photo?.params['horses'])
  for (const told of story.slice(from)) {
    if (told.key === 'story-off') {
      found.push({ kind: 'off', look, call: told })
    } else if (told.key === 'story-disqualified') {
      found.push({ kind: 'disqualified', look, horse: horseOf(told.params['horse']), call: told })
    } else if (told.key === 'story-photo') {
      level = horsesOf(told.params['horses'])
    } else if (told.key === 'story-photo-result') {
      const winner = horseOf(told.params['horse'])
      const place = Number(told.params['place'])
      found.push({ kind: 'photo', look, horses: level, winner, place, call: told })
    } else if (told.key === 'story-arrival') {
      const race = Number(told.params['race'])
      found.push({ kind: 'reckoning', look, race, horses: horsesOf(told.params['horses']) })
    } else if (told.key === 'story-winners') {
      found.push({ kind: 'enclosure', look, call: told })
    }
  }
  return found
}

/** The playbill of a meeting; the reckoning of a race can be seen again. */
export function playbillOf(): Playbill<AllSeeing, Moment> {
  return new Playbill<AllSeeing, Moment>((story, from, look, before) => momentsOf(sentencesOf(story), from, look, before), ['reckoning'])
}

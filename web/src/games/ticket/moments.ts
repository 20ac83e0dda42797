/** What deserves a stage: the events of the newest lines, with the look after them. */

import type { Line, TicketEvent } from '../../wire'
import { Playbill } from '../shared/playbill.svelte'
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

/** The moments among the lines from one on; those before tell which photo is being judged. */
export function momentsOf(story: readonly Line[], from: number, look: Look): Moment[] {
  const found: Moment[] = []
  let level: number[] = []
  let judged: number[] = []
  let placed: number[] = []
  const finish = story.findLastIndex(({ event }, at) => at < from && event.name === 'last-card')
  const first = finish < 0 ? from : finish
  for (const [index, line] of story.slice(first).entries()) {
    const event = line.event as TicketEvent
    const add = (moment: (call: Sentence) => Moment) => {
      if (line.text && first + index >= from) found.push(moment(line.text))
    }
    switch (event.name) {
      case 'off':
        add((call) => ({ kind: 'off', look, call }))
        break
      case 'disqualified':
        add((call) => ({ kind: 'disqualified', look, horse: event.horse, call }))
        break
      case 'level':
        level = [...level, event.horse]
        break
      case 'photo':
        judged = level
        level = []
        break
      case 'photo-result': {
        const horses = judged
        add((call) => ({ kind: 'photo', look, horses, winner: event.horse, place: event.place, call }))
        break
      }
      case 'placed':
        placed = [...placed, event.horse]
        break
      case 'arrival': {
        const horses = placed
        add(() => ({ kind: 'reckoning', look, race: event.race, horses }))
        placed = []
        break
      }
      case 'winners':
        add((call) => ({ kind: 'enclosure', look, call }))
        break
    }
  }
  return found
}

/** The playbill of a meeting; the reckoning of a race can be seen again. */
export function playbillOf(): Playbill<AllSeeing, Moment> {
  return new Playbill<AllSeeing, Moment>(momentsOf, ['reckoning'])
}

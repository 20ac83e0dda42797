/** What deserves a stage: the events of the newest lines, with the look after them. */

import type { Moment as Staged } from '../../table/director.svelte'
import { TICKET_LASTS } from '../../wire'
import type { Line, TicketEvent } from '../../wire'
import { honoursOf } from '../shared/honours'
import type { Honours } from '../shared/honours'
import type { AllSeeing, Look, Sentence } from './look'

/** How long each is on stage, as long as the server waits for it; the winner’s enclosure stays until it is left. */
export const LASTS = { ...TICKET_LASTS, winners: 0 }

/** How long the whole reckoning can be read, in milliseconds. */
const READ = 3600

export type Moment = Staged & { readonly look: Look; readonly before: Look | null } & (
    | { readonly kind: 'off' | 'enclosure'; readonly call: Sentence }
    | { readonly kind: 'finish'; readonly call: Sentence }
    | { readonly kind: 'cards-left'; readonly left: number; readonly call: Sentence }
    | { readonly kind: 'disqualified'; readonly horse: number; readonly call: Sentence }
    | {
        readonly kind: 'photo'
        readonly horses: readonly number[]
        /** Who is in front, once the picture shows it; 0 before. */
        readonly winner: number
        readonly call: Sentence
      }
    | (Honours & { readonly kind: 'honour'; readonly horses: readonly number[]; readonly call: Sentence })
    | {
        readonly kind: 'reckoning'
        readonly race: number
        readonly horses: readonly number[]
        /** The seats whose tickets have been reckoned. */
        readonly seats: readonly number[]
      }
  )

/** The moments among the lines from one on; those before tell which photo is being judged. */
export function momentsOf(
  story: readonly Line[],
  from: number,
  look: AllSeeing,
  before: AllSeeing | null = null,
): Moment[] {
  const found: Moment[] = []
  let level: number[] = []
  let judged: number[] = []
  let placed: number[] = []
  let seats: number[] = []
  let race = 0
  const finish = story.findLastIndex(({ event }, at) => at < from && event.name === 'last-card')
  const first = finish < 0 ? from : finish
  for (const [index, line] of story.slice(first).entries()) {
    const event = line.event as TicketEvent
    const told = first + index - from + 1
    const call = line.text
    const here = told > 0 && call ? { look, before, told, call } : null
    switch (event.name) {
      case 'off':
        if (here) found.push({ ...here, kind: 'off', lasts: LASTS.off })
        break
      case 'cards-left':
        if (here) found.push({ ...here, kind: 'cards-left', lasts: LASTS['cards-left'], aside: true, left: event.left })
        break
      case 'last-card':
        // What was judged before belongs to another race.
        ;[level, placed, seats] = [[], [], []]
        if (here) found.push({ ...here, kind: 'finish', lasts: LASTS['last-card'], lasting: true, full: true })
        break
      case 'disqualified':
        if (here) found.push({ ...here, kind: 'disqualified', lasts: LASTS.disqualified, lasting: true, horse: event.horse })
        break
      case 'level':
        level = [...level, event.horse]
        break
      case 'photo':
      case 'photo-result': {
        if (event.name === 'photo') {
          judged = level
          level = []
        }
        const winner = event.name === 'photo' ? 0 : event.horse
        // Where nothing hangs on it, the judge needs no picture.
        if (here && isStaged(line)) {
          const scene = `photo ${judged.join()}`
          found.push({ ...here, kind: 'photo', lasts: LASTS[event.name], lasting: true, scene, horses: judged, winner })
        }
        break
      }
      case 'placed':
        placed = [...placed, event.horse]
        break
      case 'arrival':
        race = event.race
        if (here) found.push(...honoursOf<Moment>({ ...here, kind: 'honour', lasts: LASTS.arrival, lasting: true, horses: placed }))
        break
      case 'points':
        seats = [...seats, event.player]
        if (here) {
          const scene = `reckoning ${race}`
          found.push({ ...here, kind: 'reckoning', lasts: LASTS.points, lasting: true, scene, race, horses: placed, seats })
        }
        break
      case 'winners':
        if (here) found.push({ ...here, kind: 'enclosure', lasts: LASTS.winners })
        break
    }
  }
  const total = found.findLastIndex(({ kind }) => kind === 'reckoning')
  return found.map((moment, at) => (at === total ? { ...moment, lasts: READ } : moment))
}

function isStaged({ weight = 'line' }: Line): boolean {
  return weight !== 'line'
}

/** What deserves a stage: the newest events of the story, and the look after them. */

import type { FinishlineEvent } from '../../wire'
import { Playbill } from '../shared/playbill.svelte'
import { tileOf } from './look'
import type { Look, Told } from './look'

/** Six dice for one of the two in a photo-finish, as the story tells it. */
export interface Count {
  readonly number: number
  readonly shoes: number
}

export interface Moment {
  readonly kind: 'race' | 'off' | 'out' | 'level' | 'straight' | 'photo' | 'arrival' | 'enclosure'
  readonly look: Look
  /** The line that announces it. */
  readonly call: Told
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

const KINDS: { readonly [name in FinishlineEvent['name']]?: Moment['kind'] } = {
  race: 'race',
  off: 'off',
  disqualified: 'out',
  level: 'level',
  straight: 'straight',
  photo: 'photo',
  arrival: 'arrival',
  winners: 'enclosure',
}

/** What a line tells of. */
function eventOf(line: Told): FinishlineEvent {
  return line.event as FinishlineEvent
}

/** The number of the tile an event is about, 0 for none. */
function numberOf(look: Look, event: FinishlineEvent): number {
  return 'horse' in event ? (tileOf(look, event.horse)?.number ?? 0) : 0
}

/** The moments among the lines from one on. */
export function momentsOf(story: readonly Told[], from: number, look: Look): Moment[] {
  const fresh = story.slice(from)
  const counts = fresh.map(eventOf).flatMap((event): Count[] =>
    event.name === 'photo-dice' ? [{ number: numberOf(look, event), shoes: event.shoes }] : [],
  )
  return fresh.flatMap((call): Moment[] => {
    const event = eventOf(call)
    const kind = KINDS[event.name]
    if (!kind) return []
    return [{ kind, look, call, number: numberOf(look, event), counts: kind === 'photo' ? counts : [] }]
  })
}

/** The playbill of a meeting: a reckoning can be seen again, and no photo is told before it is seen. */
export function playbillOf(): Playbill<Look, Moment> {
  return new Playbill<Look, Moment>(momentsOf, ['arrival', 'photo'], welcome, ['photo'])
}

/** Whoever comes in while the sheets are written is told which race it is. */
function welcome(story: readonly Told[], look: Look): Moment[] {
  const race = momentsOf(story, 0, look).findLast(({ kind }) => kind === 'race')
  return look.phase === 'bets' && race ? [race] : []
}

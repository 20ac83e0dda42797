/** What deserves a stage: the weightier events of the newest lines, and the look after them. */

import type { AuteuilEvent, Line } from '../../wire'
import { Playbill } from '../shared/playbill.svelte'
import type { Look } from './look'

export interface Moment {
  /** The event that is on stage. */
  readonly kind: keyof typeof LENGTHS
  readonly look: Look
  /** The line that announces it. */
  readonly call: Line
  /** The horse it is about, 0 for none. */
  readonly horse: number
  /** The throws for the start, before the off. */
  readonly throws: readonly Throw[]
}

/** Three dice that somebody threw for the start. */
export interface Throw {
  readonly seat: number
  readonly dice: readonly number[]
  readonly total: number
}

/** How long each is on stage, in milliseconds; the winner’s enclosure stays until it is left. */
export const LENGTHS = {
  race: 4200,
  off: 4200,
  fell: 1500,
  out: 1500,
  arrived: 1500,
  arrival: 4200,
  telegram: 9000,
  winners: 0,
} satisfies { readonly [name in AuteuilEvent['name']]?: number }

/** Moments in passing: the course stays in sight and in use. */
export const ASIDE: readonly Moment['kind'][] = ['fell', 'out', 'arrived']

function isStaged(name: AuteuilEvent['name']): name is Moment['kind'] {
  return name in LENGTHS
}

function eventOf(line: Line): AuteuilEvent {
  return line.event as AuteuilEvent
}

/** The throws for the start among some lines. */
function throwsAmong(story: readonly Line[]): Throw[] {
  return story.flatMap((line) => {
    const event = eventOf(line)
    if (event.name !== 'opening') return []
    return [{ seat: event.player, dice: [event.one, event.two, event.three], total: event.total }]
  })
}

/** The moments among the lines from one on. */
export function momentsOf(story: readonly Line[], from: number, look: Look): Moment[] {
  const fresh = story.slice(from)
  const found = fresh.flatMap((call, at): Moment[] => {
    const event = eventOf(call)
    if (!isStaged(event.name)) return []
    const throws = event.name === 'off' ? throwsAmong(fresh.slice(0, at)) : []
    return [{ kind: event.name, look, call, horse: 'horse' in event ? event.horse : 0, throws }]
  })
  // The third to arrive brings on the whole arrival: it needs no moment of its own.
  return found.filter(({ kind }, at) => kind !== 'arrived' || found[at + 1]?.kind !== 'arrival')
}

/** The playbill of an evening; the reckoning of a race can be seen again. */
export function playbillOf(): Playbill<Look, Moment> {
  return new Playbill<Look, Moment>(momentsOf, ['telegram', 'arrival'], welcome)
}

/** Whoever comes in while the slips are filled in is read the race's telegram. */
function welcome(story: readonly Line[], look: Look): Moment[] {
  const race = momentsOf(story, 0, look).findLast(({ kind }) => kind === 'race')
  return look.phase === 'slips' && race ? [race] : []
}

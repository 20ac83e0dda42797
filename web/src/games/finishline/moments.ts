/** What deserves a stage: the newest events of the story, and the look after them. */

import type { Moment as Staged } from '../../table/director.svelte'
import { FINISHLINE_LASTS } from '../../wire'
import type { FinishlineEvent } from '../../wire'
import { honoursOf } from '../shared/honours'
import type { Honours } from '../shared/honours'
import { withRoll } from '../shared/rolling'
import { tileOf } from './look'
import type { Look, Told } from './look'

/** Six dice for one of the two in a photo-finish, as the story tells it. */
export interface Count {
  readonly number: number
  readonly shoes: number
}

export interface Moment extends Staged, Honours {
  readonly kind: 'race' | 'off' | 'rolls' | 'out' | 'level' | 'straight' | 'finish' | 'home' | 'photo' | 'honour' | 'reckoning' | 'enclosure'
  readonly look: Look
  readonly before: Look | null
  /** The line that announces it. */
  readonly call: Told
  /** The number of the tile it is about, 0 for none. */
  readonly number: number
  /** The counts of a photo-finish that are known by now, round after round, two by two. */
  readonly counts: readonly Count[]
  /** Who won the photo, once it is known; NOBODY before. */
  readonly winner: number
  /** How many lines of the sheets are reckoned by now. */
  readonly lines: number
  /** The row at the post, where the last move is seen on the board. */
  readonly board?: Look
}

/** How long the last straight lasts, and the last move on the board; the server counts them with the arrival. */
const STRAIGHT = 4600
const HOME = 1800

/** How long each is on stage, as long as the server waits for it; the winner’s enclosure stays until it is left. */
export const LASTS = { ...FINISHLINE_LASTS, arrival: FINISHLINE_LASTS.arrival - STRAIGHT - HOME, winners: 0 }

/** How long the whole reckoning can be read, and how long it may take to get there. */
const READ = 4200
const WRITE = 7000

const KINDS: { readonly [name in FinishlineEvent['name']]?: Moment['kind'] } = {
  race: 'race',
  off: 'off',
  disqualified: 'out',
  level: 'level',
  straight: 'straight',
  photo: 'photo',
  'photo-dice': 'photo',
  'photo-won': 'photo',
  arrival: 'honour',
  winners: 'enclosure',
}
/** Moments in passing: the row stays in sight and in use. */
const ASIDE: readonly Moment['kind'][] = ['out', 'level', 'straight']
const LASTING: readonly Moment['kind'][] = ['photo', 'honour']

/** What a line tells of. */
function eventOf(line: Told): FinishlineEvent {
  return line.event as FinishlineEvent
}

/** The number of the tile an event is about, 0 for none. */
function numberOf(look: Look, event: FinishlineEvent): number {
  return 'horse' in event ? (tileOf(look, event.horse)?.number ?? 0) : 0
}

/** The moments among the lines from one on. */
export function momentsOf(
  story: readonly Told[],
  from: number,
  look: Look,
  before: Look | null = null,
): Moment[] {
  const fresh = story.slice(from)
  const found: Moment[] = []
  let counts: readonly Count[] = []
  for (const [index, call] of fresh.entries()) {
    const event = eventOf(call)
    const kind = KINDS[event.name]
    if (!kind) continue
    if (event.name === 'photo-dice') counts = [...counts, { number: numberOf(look, event), shoes: event.shoes }]
    const here: Moment = {
      kind,
      look,
      before,
      call,
      told: index + 1,
      lasts: LASTS[event.name as keyof typeof LASTS],
      number: numberOf(look, event),
      counts: kind === 'photo' ? counts : [],
      winner: event.name === 'photo-won' ? event.horse : -1,
      lines: 0,
      ...(ASIDE.includes(kind) ? { aside: true } : {}),
      ...(LASTING.includes(kind) ? { lasting: true } : {}),
      ...(kind === 'photo' ? { scene: 'photo' } : {}),
    }
    // The last straight is seen before anybody says who was first at the end of it, nor what the last die did.
    const home = event.name === 'photo' || event.name === 'arrival'
    if (home && !found.some(({ kind }) => kind === 'finish')) {
      found.push({ ...here, kind: 'finish', told: found.at(-1)?.told ?? 0, lasts: STRAIGHT, lasting: true, full: true, scene: 'finish' })
      const last = fresh.slice(0, index).findLast(({ text }) => text)
      if (last) found.push({ ...here, kind: 'home', call: last, told: index, lasts: HOME, aside: true, scene: 'home', counts: [], board: atThePost(look, before) })
    }
    if (event.name === 'arrival') found.push(...honoursOf(here), ...reckoningOf(fresh, index, here))
    else found.push(here)
  }
  return withRoll<Moment>(found, fresh, 'rolls', (call) => {
    return { kind: 'rolls', look, before, call, lasts: LASTS.rolls, number: 0, counts: [], winner: -1, lines: 0 }
  })
}

/** The sheets line by line: what the story says of them is told when the last line stands there. */
function reckoningOf(fresh: readonly Told[], arrival: number, here: Moment): Moment[] {
  const lines = rowsOf(here.look)
  const winners = fresh.findIndex((line) => eventOf(line).name === 'winners')
  const lasts = Math.min(LASTS.capital, WRITE / lines)
  return Array.from({ length: lines }, (_, index) => {
    const last = index === lines - 1
    return {
      ...here,
      kind: 'reckoning' as const,
      scene: 'reckoning',
      told: last ? (winners < 0 ? fresh.length : winners) : arrival + 1,
      lasts: last ? READ : lasts,
      lines: index + 1,
    }
  })
}

/**
 * The table as the last die left it: the row at the post, everything else as it was. Two who are left to
 * the photo lie level there, by their numbers, which say nothing of who won.
 */
function atThePost(look: Look, before: Look | null): Look {
  const judged = [...look.photo_horses].sort((one, other) => one - other)
  const behind = [...look.arrival].reverse().filter((horse) => !judged.includes(horse))
  return { ...(before ?? look), row: [...behind, ...judged], level: judged.length > 0, tiles: look.tiles, worth: null }
}

/** How many lines the sheets have together, each with its sum below. */
export function rowsOf(look: Look): number {
  return look.seats.reduce((sum, { reckoning = [] }) => sum + (reckoning?.length ?? 0) + 1, 0)
}

/** What there is to say of a game that is over. */

import { settings } from '../shell/settings.svelte'
import type { Ending, Retrospect, Sentence } from '../wire'
import { say, sentence, tell } from '../words'
import { partAt } from './chart'

/** What to call the seats. */
export function namesOf(ending: Ending): string[] {
  return ending.seats.map(({ name, bot }, seat) => {
    if (name) return name
    return bot ? say('name-of-bot', { bot, seat: seat + 1 }) : say('player', { seat: seat + 1 })
  })
}

/** Points or money, in full: “16 points”. */
export function amount(ending: Ending, points: number): string {
  if (!ending.unit) return new Intl.NumberFormat(settings.language).format(points)
  return tell({ ...ending.unit, params: { amount: Math.abs(points), debt: Number(points < 0) } })
}

/** A gain or a loss, in figures alone: “+4”, “−3”. */
export function signed(points: number): string {
  return new Intl.NumberFormat(settings.language, { signDisplay: 'exceptZero' }).format(points)
}

/** Who has won; nothing of a game that nobody won. */
export function winnersOf(ending: Ending): string {
  const winners = namesOf(ending).filter((_, seat) => ending.seats[seat]?.won)
  if (!winners.length) return ''
  const names: Sentence[] = winners.map((name) => sentence('named', { name }))
  return say('ending-winner', { count: winners.length, names })
}

/** The seats as they came in: winners first, then by points or money. */
export function ranked(ending: Ending): number[] {
  const seats = ending.seats.map((_, seat) => seat)
  const worth = (seat: number) => ending.seats[seat]?.points ?? 0
  const won = (seat: number) => Number(ending.seats[seat]?.won ?? false)
  return seats.sort((one, other) => won(other) - won(one) || worth(other) - worth(one) || one - other)
}

/** Which moment of the game a step is. */
export function momentOf(past: Retrospect, after: number): string {
  if (after === 0) return say('ending-start')
  const part = past.parts[partAt(past, after)]
  if (!part) return say('ending-moment-plain', { step: after, steps: past.steps })
  return say('ending-moment', { part: part.title, step: after, steps: past.steps })
}

/** A share of the game in percent; what there was is never nothing. */
export function percent(steps: number, past: Retrospect): number {
  return steps ? Math.max(1, Math.round((100 * steps) / past.steps)) : 0
}

/** Who was in front for longest, and where. */
export function longestLead(past: Retrospect, names: readonly string[]): string {
  const lead = past.longest
  if (!lead) return ''
  const player = names[lead.seat] ?? ''
  const share = percent(lead.last - lead.first + 1, past)
  const [first, last] = [lead.first, lead.last].map((after) => past.parts[partAt(past, after)]?.title)
  if (!first || !last) return say('ending-lead', { player, percent: share })
  const where = first === last ? first : sentence('ending-span', { first, last })
  return say('ending-lead-where', { player, percent: share, where })
}

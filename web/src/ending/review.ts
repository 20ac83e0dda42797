/** A review as the chart of a game's course wants it: chances instead of points. */

import type { Change, Ending, Retrospect, Review } from '../wire'

/** The ending whose amounts are chances, so that the chart says so. */
export function inPercent(ending: Ending, replay: boolean): Ending {
  return { ...ending, unit: { key: 'review-percent', params: {} }, replay }
}

/** Every seat's chance to win, in percent, with what turned the game. */
export function courseOfSeats(past: Retrospect, review: Review): Retrospect {
  const told = new Map(review.marks.filter((mark) => mark.told).map((mark) => [mark.after, mark.told]))
  const changes = review.chances.map(({ after, wins }): Change => {
    const line = told.get(after)
    return { after, points: wins.map(percent), ...(line ? { told: line } : {}) }
  })
  return { ...past, changes }
}

/** Every horse's chance to come in first, in percent, from the start of a race to its end. */
export function courseOfHorses(past: Retrospect, review: Review, race: number): Retrospect | null {
  const these = review.chances.filter((one) => one.race === race)
  const [first, last] = [these[0]?.after ?? 0, these.at(-1)?.after ?? 0]
  if (last === first) return null
  const changes = these.map(({ after, horses }) => ({ after: after - first, points: horses.map(percent) }))
  return { ...past, steps: last - first, changes, parts: [] }
}

export function percent(thousandths: number): number {
  return Math.round(thousandths / 10)
}

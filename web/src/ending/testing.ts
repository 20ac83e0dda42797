/** A small game that is over, for tests: two races, Ann before a bot. */

import type { Ending, Retrospect } from '../wire'

const points = (player: number, gain: number, score: number) => ({
  key: 'story-points',
  params: { player: { key: 'player', params: { seat: player } }, gain, score },
})

export const PAST: Retrospect = {
  steps: 100,
  changes: [
    { after: 0, points: [0, 0] },
    { after: 40, points: [7, -3], told: points(1, 7, 7) },
    { after: 100, points: [9, 8], told: points(2, 11, 8) },
  ],
  parts: [
    { after: 0, title: { key: 'part-race', params: { race: 1 } }, gains: [7, -3], result: points(1, 7, 7) },
    { after: 40, title: { key: 'part-race', params: { race: 2 } }, gains: [2, 11] },
  ],
  best: [
    { after: 40, amount: 7, told: points(1, 7, 7) },
    { after: 100, amount: 11, told: points(2, 11, 8) },
  ],
  worst: [null, { after: 40, amount: -3, told: points(2, -3, -3) }],
  led: [61, 0],
  payments: [
    { after: 40, seat: 0, amount: 7, told: points(1, 7, 7) },
    { after: 100, seat: 0, amount: 2, told: points(1, 2, 9) },
  ],
  longest: { seat: 0, first: 40, last: 100 },
}

export const ENDING: Ending = {
  id: 'abc',
  game: 'ticket',
  called: { en: 'Ticket Gagnant', fr: 'Ticket Gagnant' },
  title: 'Sunday',
  phase: 'finished',
  over_at: Date.UTC(2026, 4, 3, 12),
  seats: [
    { name: 'Ann', bot: '', points: 9, won: true },
    { name: '', bot: 'tipster', points: 8, won: false },
  ],
  unit: { key: 'ticket-standing', params: { amount: 0, debt: 0 } },
  past: PAST,
  replay: true,
}

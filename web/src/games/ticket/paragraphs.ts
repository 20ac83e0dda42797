/** Which paragraph of the rules a line of the log tells about. */

const PARAGRAPHS: { readonly [key: string]: string } = {
  'story-first-player': 'T2.2',
  'story-race': 'T3.1',
  'story-dealt': 'T3.1',
  'story-hand': 'T1.2',
  'story-predicted': 'T3.2',
  'story-ticket': 'T3.3',
  'story-off': 'T3.4',
  'story-move': 'T4.1',
  'story-yields': 'T4.7',
  'story-stay': 'T4.6',
  'story-discard': 'T4.9',
  'story-leads': 'T6.1',
  'story-finish': 'T6.1',
  'story-disqualified': 'T7.4',
  'story-photo': 'T6.2',
  'story-photo-result': 'T6.2',
  'story-arrival': 'T6.1',
  'story-points': 'T8.1',
  'story-winners': 'T8.5',
}
const MOVES: { readonly [card: string]: string } = { joker: 'T4.4', pair: 'T4.5', single: 'T4.1' }

/** What the race caller raises the voice for. */
const CALLED = new Set([
  'story-race',
  'story-off',
  'story-leads',
  'story-finish',
  'story-disqualified',
  'story-photo',
  'story-photo-result',
  'story-arrival',
  'story-winners',
])

export function paragraphOf(key: string, params: { readonly [name: string]: unknown }): string {
  const card = params['card']
  if (key === 'story-move' && typeof card === 'string' && MOVES[card]) return MOVES[card]
  return PARAGRAPHS[key] ?? ''
}

export function isCalled(key: string): boolean {
  return CALLED.has(key)
}

/** Every paragraph we link to, for the test that each is there. */
export function allParagraphs(): string[] {
  return [...Object.values(PARAGRAPHS), ...Object.values(MOVES)]
}

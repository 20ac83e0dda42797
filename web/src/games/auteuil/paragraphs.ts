/** Which paragraph of the rules a line of the log tells about, and what the race caller calls. */

const PARAGRAPHS: { readonly [key: string]: string } = {
  'auteuil-story-dealt': 'U2.1',
  'auteuil-story-cards': 'U2.1',
  'auteuil-story-race': 'U2.2',
  'auteuil-story-fees': 'U2.2',
  'auteuil-story-slip': 'U2.3',
  'auteuil-story-slip-in': 'U2.3',
  'auteuil-story-opening': 'U2.5',
  'auteuil-story-opening-tie': 'U2.5',
  'auteuil-story-starts': 'U2.5',
  'auteuil-story-throw': 'U3.1',
  'auteuil-story-nothing': 'U3.4',
  'auteuil-story-lost': 'U3.2',
  'auteuil-story-move': 'U3.1',
  'auteuil-story-raised': 'U5.2',
  'auteuil-story-jump': 'U4.1',
  'auteuil-story-fall': 'U4.2',
  'auteuil-story-further': 'U4.3',
  'auteuil-story-freed': 'U4.4',
  'auteuil-story-again': 'U5.3',
  'auteuil-story-arrives': 'U6.1',
  'auteuil-story-arrival': 'U6.2',
  'auteuil-story-owners': 'U6.3',
  'auteuil-story-prize': 'U6.3',
  'auteuil-story-prize-unclaimed': 'U6.5',
  'auteuil-story-telegram': 'U6.4',
  'auteuil-story-rates': 'U1.5',
  'auteuil-story-pays': 'U6.4',
  'auteuil-story-pays-nothing': 'U6.4',
  'auteuil-story-ready': 'U7.4',
  'auteuil-story-sweets': 'U7.2',
  'auteuil-story-jar': 'U7.2',
  'auteuil-story-winners': 'U7.1',
}

/** A throw or a move of a combination tells about that combination. */
const COMBINATIONS: { readonly [combination: string]: string } = {
  sequence: 'U5.1',
  triple: 'U5.2',
  'triple-one': 'U5.3',
  'triple-six': 'U5.4',
  bonus: 'U5.1',
  fourth: 'U5.4',
}

const CALLED = new Set([
  'auteuil-story-next-race',
  'auteuil-story-race',
  'auteuil-story-off',
  'auteuil-story-jump',
  'auteuil-story-fall',
  'auteuil-story-leads',
  'auteuil-story-lap',
  'auteuil-story-last-obstacle',
  'auteuil-story-arrives',
  'auteuil-story-again',
  'auteuil-story-arrival',
  'auteuil-story-telegram',
  'auteuil-story-winners',
])

export function paragraphOf(key: string, params: { readonly [name: string]: unknown }): string {
  const combined = params['combination'] ?? params['kind']
  if (typeof combined === 'string' && COMBINATIONS[combined]) return COMBINATIONS[combined]
  return PARAGRAPHS[key] ?? ''
}

export function isCalled(key: string): boolean {
  return CALLED.has(key)
}

/** Every paragraph we link to, for the test that each is there. */
export function allParagraphs(): string[] {
  return [...Object.values(PARAGRAPHS), ...Object.values(COMBINATIONS)]
}

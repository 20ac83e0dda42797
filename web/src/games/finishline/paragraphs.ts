/** Which paragraph of the rules a line of the log tells about, and what the race caller calls. */

const PARAGRAPHS: { readonly [key: string]: string } = {
  'finishline-story-lot': 'F3.8',
  'finishline-story-race': 'F2.2',
  'finishline-story-tile': 'F2.3',
  'finishline-story-slip': 'F2.4',
  'finishline-story-own-slip': 'F2.4',
  'finishline-story-takes': 'F3.1',
  'finishline-story-last-die': 'F3.6',
  'finishline-story-rolls': 'F3.4',
  'finishline-story-aside': 'F3.4',
  'finishline-story-shoe': 'F5.1',
  'finishline-story-double': 'F5.2',
  'finishline-story-whip': 'F5.3',
  'finishline-story-pace': 'F5.4',
  'finishline-story-helmet': 'F5.5',
  'finishline-story-level': 'F5.6',
  'finishline-story-interference': 'F5.7',
  'finishline-story-loss': 'F5.8',
  'finishline-story-keep': 'F5.9',
  'finishline-story-side': 'F5.10',
  'finishline-story-disqualify': 'F5.11',
  'finishline-story-trick': 'F5.12',
  'finishline-story-outsider': 'F5.13',
  'finishline-story-disqualified': 'F4.6',
  'finishline-story-passes': 'F4.1',
  'finishline-story-parted': 'F4.7',
  'finishline-story-straight': 'F3.3',
  'finishline-story-post': 'F3.6',
  'finishline-story-extra': 'F3.7',
  'finishline-story-decline': 'F3.9',
  'finishline-story-photo': 'F4.5',
  'finishline-story-photo-dice': 'F4.5',
  'finishline-story-photo-again': 'F4.5',
  'finishline-story-paid': 'F6.1',
  'finishline-story-outsider-paid': 'F5.13',
  'finishline-story-capital': 'F6.1',
  'finishline-story-starter': 'F3.8',
  'finishline-story-allowance': 'F2.1',
  'finishline-story-side-total': 'F6.2',
  'finishline-story-total': 'F6.2',
}

const CALLED = new Set([
  'finishline-story-race',
  'finishline-story-off',
  'finishline-story-last-die',
  'finishline-story-shoe',
  'finishline-story-double',
  'finishline-story-whip',
  'finishline-story-pace',
  'finishline-story-helmet',
  'finishline-story-level',
  'finishline-story-interference',
  'finishline-story-loss',
  'finishline-story-side',
  'finishline-story-disqualified',
  'finishline-story-passes',
  'finishline-story-leads',
  'finishline-story-parted',
  'finishline-story-straight',
  'finishline-story-post',
  'finishline-story-extra',
  'finishline-story-photo',
  'finishline-story-photo-won',
  'finishline-story-arrival',
  'finishline-story-winners',
])

export function paragraphOf(key: string): string {
  return PARAGRAPHS[key] ?? ''
}

export function isCalled(key: string): boolean {
  return CALLED.has(key)
}

/** Every paragraph we link to, for the test that each is there. */
export function allParagraphs(): string[] {
  return Object.values(PARAGRAPHS)
}

/** Which paragraph of the rules a line of the log tells about, and which lines the caller calls. */

const PARAGRAPHS: { readonly [key: string]: string } = {
  'ascot-story-dealer': 'A2.1',
  'ascot-story-dealt': 'A2.1',
  'ascot-story-auctioneer': 'A2.2',
  'ascot-story-exchanged': 'A2.3',
  'ascot-story-threw-in': 'A2.5',
  'ascot-story-lot': 'A3.1',
  'ascot-story-bids': 'A3.1',
  'ascot-story-commission': 'A3.2',
  'ascot-story-unsold': 'A3.3',
  'ascot-story-keeps': 'A3.4',
  'ascot-story-billed': 'A3.4',
  'ascot-story-owes': 'A6.1',
  'ascot-story-put-up': 'A6.2',
  'ascot-story-square': 'A4.2',
  'ascot-story-report': 'A4.3',
  'ascot-story-in-box': 'A4.11',
  'ascot-story-offer': 'A5.6',
  'ascot-story-market-closed': 'A5.2',
  'ascot-story-withdrawn': 'A5.2',
  'ascot-story-entered': 'A5.4',
  'ascot-story-favourite': 'A7.1',
  'ascot-story-called': 'A7.2',
  'ascot-story-moves': 'A9.9',
  'ascot-story-dropped': 'A10.4',
  'ascot-story-inscribed': 'A10.6',
  'ascot-story-need-offered': 'A10.16',
  'ascot-story-banker': 'A11.2',
  'ascot-story-prize': 'A11.2',
  'ascot-story-ticket': 'A11.3',
  'ascot-story-winner': 'A11.4',
}

const CALLED = new Set([
  'ascot-story-lot',
  'ascot-story-sold',
  'ascot-story-training-over',
  'ascot-story-called',
  'ascot-story-off',
  'ascot-story-moves',
  'ascot-story-jostled',
  'ascot-story-goes-on',
  'ascot-story-falls',
  'ascot-story-freed',
  'ascot-story-out',
  'ascot-story-leads',
  'ascot-story-bend',
  'ascot-story-straight',
  'ascot-story-post',
  'ascot-story-disqualified',
  'ascot-story-arrival',
  'ascot-story-winner',
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

/** Where a table's frame wants everyone's card, so that a seat stands in one place of the page. */

import { getContext, setContext } from 'svelte'
import type { Snippet } from 'svelte'

const KEY = 'seating'

export class Seating {
  /** Where the cards go, as soon as it is there. */
  place = $state.raw<HTMLElement>()
  /** Has the game laid its cards there? If not, the frame names the seats itself. */
  laid = $state(false)
  /** What the frame knows of a seat: who is there, whose clock runs. */
  readonly note: Snippet<[number]>

  constructor(note: Snippet<[number]>) {
    this.note = note
  }

  /** Take the cards there, as long as they are shown. */
  lay(cards: HTMLElement): () => void {
    this.place?.append(cards)
    this.laid = this.place !== undefined
    return () => {
      this.laid = false
      cards.remove()
    }
  }
}

export const offerPlace = (seating: Seating): Seating => setContext(KEY, seating)
/** Nothing where a game is shown without a frame beside it, as in a replay. */
export const placeOffered = (): Seating | undefined => getContext(KEY)

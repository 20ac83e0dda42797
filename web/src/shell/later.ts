/** Parts of the page that are fetched when they are needed, with the words they have asked for. */

import { fetchWords } from '../words'
import { settings } from './settings.svelte'

/** Fetch a part, and what it has said by then that it needs of the reader's language. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const fetched = await part
  await fetchWords(settings.language)
  return fetched
}

/** The same, once. */
export function later<Part>(fetching: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null
  return () => {
    coming ??= withWords(fetching()).catch((thrown: unknown) => {
      coming = null // it may be there the next time
      throw thrown
    })
    return coming
  }
}

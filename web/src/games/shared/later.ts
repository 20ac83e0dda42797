/** Parts of a room that are needed only later, so that a first visit is light. */

import { settings } from '../../shell/settings.svelte'
import { fetchWords } from '../../words'

/** Fetch a part, and the words it has said it needs. */
export async function later<Part>(coming: Promise<{ readonly default: Part }>): Promise<Part> {
  const part = await coming
  await fetchWords(settings.language)
  return part.default
}

/** The words of the riding school, and of each game's lessons when they are wanted. */

import { fetchWords, learn, type Catalogue } from '../words'
import { settings } from '../shell/settings.svelte'

learn({
  en: () => import('../../../src/hippodrome/words/en/school.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/school.ftl?raw'),
})

type Text = () => Promise<{ default: string }>
const TEXTS = import.meta.glob<{ default: string }>('../../../src/hippodrome/words/*/lesson-*.ftl', { query: '?raw' })
const learnt = new Set<string>()

const text = (language: string, game: string): Text | undefined =>
  TEXTS[`../../../src/hippodrome/words/${language}/lesson-${game}.ftl`] as Text | undefined

/** Fetch what the lessons of a game say. */
export async function fetchLessonWords(game: string): Promise<void> {
  const [en, fr] = [text('en', game), text('fr', game)]
  if (en && fr && !learnt.has(game)) {
    learnt.add(game)
    learn({ en, fr } satisfies Catalogue)
  }
  await fetchWords(settings.language)
}

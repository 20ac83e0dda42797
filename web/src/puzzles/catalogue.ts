/** The words of puzzles, in every language the page speaks. */

import { learn } from '../words'

learn({
  en: () => import('../../../src/hippodrome/words/en/puzzles.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/puzzles.ftl?raw'),
})

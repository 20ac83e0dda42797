/** The words with which a game is looked back on, in every language the page speaks. */

import { learn } from '../words'

learn({
  en: () => import('../../../src/hippodrome/words/en/ending.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/ending.ftl?raw'),
})

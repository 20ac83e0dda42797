/** The words of the tote board, in every language the page speaks. */

import { learn } from '../words'

learn({
  en: () => import('../../../src/hippodrome/words/en/outlook.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/outlook.ftl?raw'),
})

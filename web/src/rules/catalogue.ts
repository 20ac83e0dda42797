/** The words around the rules, of worked examples and figures, in every language the page speaks. */

import { learn } from '../words'

learn({
  en: () => import('../../../src/hippodrome/words/en/examples.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/examples.ftl?raw'),
})

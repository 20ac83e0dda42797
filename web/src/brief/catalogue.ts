/** The words of each game on one page, in every language the page speaks. */

import { learn } from '../words'

learn({
  en: () => import('../../../src/hippodrome/words/en/brief.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/brief.ftl?raw'),
})

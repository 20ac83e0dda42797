/** The words of what-ifs, in every language the page speaks. */

import { learn } from '../words'

learn({
  en: () => import('../../../src/hippodrome/words/en/whatif.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/whatif.ftl?raw'),
})

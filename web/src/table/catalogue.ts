/** The words around a table that whoever plays at once needs none of, in every language. */

import { learn } from '../words'

learn({
  en: () => import('../../../src/hippodrome/words/en/company.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/company.ftl?raw'),
})

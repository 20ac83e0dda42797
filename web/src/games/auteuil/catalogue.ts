/** The words of Auteuil, in every language the page speaks. */

import { learn } from '../../words'

learn({
  en: () => import('../../../../src/hippodrome/words/en/auteuil.ftl?raw'),
  fr: () => import('../../../../src/hippodrome/words/fr/auteuil.ftl?raw'),
})

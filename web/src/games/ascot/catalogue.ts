/** The words of Ascot, in every language the page speaks. */

import { learn } from '../../words'

learn({
  en: () => import('../../../../src/hippodrome/words/en/ascot.ftl?raw'),
  fr: () => import('../../../../src/hippodrome/words/fr/ascot.ftl?raw'),
})

/** The words of Finish Line, in every language the page speaks. */

import { learn } from '../../words'

learn({
  en: () => import('../../../../src/hippodrome/words/en/finishline.ftl?raw'),
  fr: () => import('../../../../src/hippodrome/words/fr/finishline.ftl?raw'),
})

/** The words of hints, reasons and the coach, in every language the page speaks. */

import '../ending/catalogue' // how points or money are said
import { learn } from '../words'

learn({
  en: () => import('../../../src/hippodrome/words/en/hints.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/hints.ftl?raw'),
})
learn({
  en: () => import('../../../src/hippodrome/words/en/coach.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/coach.ftl?raw'),
})

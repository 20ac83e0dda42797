/** The words for a race as it stands, in every language the page speaks. */

import { learn } from '../../words'

learn({
  en: () => import('../../../../src/hippodrome/words/en/racing.ftl?raw'),
  fr: () => import('../../../../src/hippodrome/words/fr/racing.ftl?raw'),
})

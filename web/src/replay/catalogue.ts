/** The words of replays, in every language the page speaks. */

import { learn } from '../words'

learn({
  en: () => import('../../../src/hippodrome/words/en/replay.ftl?raw'),
  fr: () => import('../../../src/hippodrome/words/fr/replay.ftl?raw'),
})

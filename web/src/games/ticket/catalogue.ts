/** The words of Ticket Gagnant, in every language the page speaks. */

import { learn } from '../../words'

learn({
  en: () => import('../../../../src/hippodrome/words/en/ticket.ftl?raw'),
  fr: () => import('../../../../src/hippodrome/words/fr/ticket.ftl?raw'),
})

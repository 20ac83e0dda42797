/** What is heard at Ascot. */

import type { Sounds } from '../../sound/kinds'
import type { AscotEvent } from '../../wire'

export const SOUNDS: Sounds<AscotEvent> = {
  dealt: 'card',
  'turned-up': 'card',
  sold: 'hammer',
  unsold: 'hammer',
  'dice-thrown': 'dice',
  trained: 'hooves',
  'report-read': 'card',
  'training-over': 'bell',
  'offer-accepted': 'coins',
  'bet-placed': 'coins',
  off: 'bell',
  moved: 'hooves',
  'went-on': 'hooves',
  jostled: 'gasp',
  fell: 'thud',
  'out-of-race': 'gasp',
  leads: 'roar',
  'into-bend': 'roar',
  'into-straight': 'roar',
  'past-post': 'roar',
  'race-over': 'fanfare',
  'prize-paid': 'coins',
  'ticket-paid': 'coins',
  won: 'fanfare',
}

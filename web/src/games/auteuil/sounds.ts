/** What is heard at Auteuil. */

import type { Sounds } from '../../sound/kinds'
import type { AuteuilEvent } from '../../wire'

export const SOUNDS: Sounds<AuteuilEvent> = {
  bell: 'bell',
  dealt: 'card',
  off: 'bell',
  bought: 'coins',
  thrown: 'dice',
  moved: 'hooves',
  jumped: 'hooves',
  fell: 'thud',
  out: 'gasp',
  arrived: 'roar',
  lap: 'roar',
  'last-obstacle': 'roar',
  leads: 'roar',
  arrival: 'fanfare',
  prize: 'coins',
  'slip-paid': 'coins',
  winners: 'fanfare',
}

/** What is heard at a meeting. */

import type { Sounds } from '../../sound/kinds'
import type { TicketEvent } from '../../wire'

export const SOUNDS: Sounds<TicketEvent> = {
  dealt: 'card',
  off: 'bell',
  run: 'hooves',
  joker: 'hooves',
  beside: 'hooves',
  stay: 'card',
  discard: 'card',
  leads: 'roar',
  'last-card': 'roar',
  disqualified: 'gasp',
  photo: 'shutter',
  'photo-result': 'roar',
  arrival: 'fanfare',
  winners: 'fanfare',
}

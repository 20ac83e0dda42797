/** What is heard at Finish Line. */

import type { Sounds } from '../../sound/kinds'
import type { FinishlineEvent } from '../../wire'

export const SOUNDS: Sounds<FinishlineEvent> = {
  off: 'bell',
  takes: 'card',
  rolls: 'dice',
  shoe: 'hooves',
  double: 'hooves',
  pace: 'hooves',
  level: 'roar',
  interference: 'gasp',
  disqualified: 'gasp',
  passes: 'hooves',
  leads: 'roar',
  straight: 'roar',
  post: 'roar',
  photo: 'shutter',
  'photo-dice': 'dice',
  'photo-won': 'roar',
  arrival: 'fanfare',
  paid: 'coins',
  winners: 'fanfare',
}

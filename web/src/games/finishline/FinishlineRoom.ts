/** Finish Line, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import Finishline from './Finishline.svelte'
import { seeAll } from './look'
import { momentsOf } from './moments'

export const room: GameRoom = { Table: Finishline, asked, seeAll, momentsOf }

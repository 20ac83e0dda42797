/** Ascot, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import Ascot from './Ascot.svelte'
import { seeAll } from './look'
import { momentsOf } from './moments'

export const room: GameRoom = { Table: Ascot, asked, seeAll, momentsOf }

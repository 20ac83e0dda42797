/** Ticket Gagnant, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import { seeAll } from './look'
import { momentsOf } from './moments'
import Ticket from './Ticket.svelte'

export const room: GameRoom = { Table: Ticket, asked, seeAll, momentsOf }

/** Ticket Gagnant, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import { seeAll } from './look'
import Ticket from './Ticket.svelte'

/** Nobody needs these before something has happened. */
const fetchMoments = async () => (await import('./moments')).momentsOf

export const room: GameRoom = { handAlone: () => true, Table: Ticket, asked, seeAll, fetchMoments }

/** Auteuil, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import Auteuil from './Auteuil.svelte'
import { roleOf, seeAll } from './look'

/** Nobody needs these before something has happened. */
const fetchMoments = async () => (await import('./moments')).momentsOf

export const room: GameRoom = { handAlone: () => true, Table: Auteuil, asked, seeAll, fetchMoments, roleOf }

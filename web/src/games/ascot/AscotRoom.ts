/** Ascot, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import Ascot from './Ascot.svelte'
import { seeAll } from './look'

/** Nobody needs these before something has happened. */
const fetchMoments = async () => (await import('./moments')).momentsOf

export const room: GameRoom = { Table: Ascot, asked, seeAll, fetchMoments }

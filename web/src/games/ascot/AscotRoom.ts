/** Ascot, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import Ascot from './Ascot.svelte'
import { seeAll } from './look'
import type { Look } from './look'

/** Nobody needs these before something has happened. */
const fetchMoments = async () => (await import('./moments')).momentsOf

/** An offer is made on the scale, which stands where boards do. */
const handAlone = (look: unknown) => (look as Look).phase !== 'offer'

export const room: GameRoom = { handAlone, Table: Ascot, asked, seeAll, fetchMoments }

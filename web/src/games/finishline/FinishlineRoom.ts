/** Finish Line, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import Finishline from './Finishline.svelte'
import { seeAll } from './look'
import type { Look } from './look'

/** Nobody needs these before something has happened. */
const fetchMoments = async () => (await import('./moments')).momentsOf

/** The row is put in another order where it lies. */
const handAlone = (look: unknown) => !(look as Look).choices.some(({ move }) => move.kind === 'mix')

export const room: GameRoom = { handAlone, Table: Finishline, asked, seeAll, fetchMoments }

/** Auteuil, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import Auteuil from './Auteuil.svelte'
import { roleOf, seeAll } from './look'
import { momentsOf } from './moments'

export const room: GameRoom = { Table: Auteuil, asked, seeAll, momentsOf, roleOf }

/** Auteuil, as the table's frame finds it. */

import './catalogue'

import type { GameRoom } from '../props'
import { asked } from './asking'
import Auteuil from './Auteuil.svelte'
import { roleOf, seeAll } from './look'
import { isCalled, paragraphOf } from './paragraphs'

export const room: GameRoom = { Table: Auteuil, asked, seeAll, paragraphOf, isCalled, roleOf }

/** The parts of a table that are not needed while a game is on. */

import { later } from '../shell/later'

export const gatheringPart = later(() => import('./Gathering.svelte'))
export const endingPart = later(() => import('./Ending.svelte'))

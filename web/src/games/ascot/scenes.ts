/** The pictures of this room's moments, fetched before the first of them. */

import { Later } from '../shared/later.svelte'

export const scenes = new Later(() => import('./Scenes.svelte'))

/** The parts of a table that are not needed while a game is on. */

import { api } from '../api'
import { later } from '../shell/later'

export const gatheringPart = later(() => import('./Gathering.svelte'))
export const endingPart = later(() => import('./Ending.svelte'))
const howItWentPart = later(() => import('../ending/HowItWent.svelte'))

/** Fetch how a game went, and what shows it. */
export async function howItWent(id: string) {
  const [{ default: HowItWent }, ending] = await Promise.all([howItWentPart(), api.retrospect(id)])
  return { HowItWent, ending }
}

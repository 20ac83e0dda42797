/** The parts of a table that may come a moment after it, or are not needed while a game is on. */

import { api } from '../api'
import { later } from '../shell/later'

export const gatheringPart = later(() => import('./Gathering.svelte'))
export const pacePart = later(() => import('./Pace.svelte'))
export const curtainPart = later(() => import('./Curtain.svelte'))
export const sincePart = later(() => import('./Since.svelte'))
export const chatPart = later(() => import('./ChatBox.svelte'))
export const wavePart = later(() => import('./WaveOn.svelte'))
export const hostPart = later(() => import('./HostTools.svelte'))
export const endingPart = later(() => import('./Ending.svelte'))
const howItWentPart = later(() => import('../ending/HowItWent.svelte'))

/** Fetch how a game went, and what shows it. */
export async function howItWent(id: string) {
  const [{ default: HowItWent }, ending] = await Promise.all([howItWentPart(), api.retrospect(id)])
  return { HowItWent, ending }
}

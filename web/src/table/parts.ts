/** The parts of a table that may come a moment after it, or are not needed while a game is on. */

import { api } from '../api'
import { later } from '../shell/later'

export const gatheringPart = later(() => import('./Gathering.svelte'))
export const pacePart = later(() => import('./Pace.svelte'))
export const curtainPart = later(() => import('./Curtain.svelte'))
export const sincePart = later(() => import('./Since.svelte'))
export const chatPart = later(() => import('./ChatBox.svelte'))
export const totePart = later(() => import('./Tote.svelte'))
/** Most tables have no clock. */
export const deadlinePart = later(() => import('./Deadline.svelte'))
export const aidsPart = later(() => import('./Aids.svelte'))
export const wavePart = later(() => import('./WaveOn.svelte'))
export const toolsPart = later(() => import('./ToolsButton.svelte'))
export const storyPart = later(() => import('./Story.svelte'))
export const seatsPart = later(() => import('./SeatList.svelte'))
export const refusedPart = later(() => import('./Refused.svelte'))
export const noTablePart = later(() => import('./NoTable.svelte'))
export const endingPart = later(() => import('./Ending.svelte'))
export const lessonPart = later(() => import('../school/Lesson.svelte'))
const howItWentPart = later(() => import('../ending/HowItWent.svelte'))

/** Fetch how a game went, and what shows it. */
export async function howItWent(id: string) {
  const [{ default: HowItWent }, ending] = await Promise.all([howItWentPart(), api.retrospect(id)])
  return { HowItWent, ending }
}

/** The coach in this browser: spoken or silent, and how often each kind of decision has been met. */

import { keep, kept } from '../shell/settings.svelte'

/** How often a kind of decision is explained. */
export const ENOUGH = 3

function metBefore(text: string | null): Record<string, number> {
  try {
    const read: unknown = JSON.parse(text ?? '{}')
    return typeof read === 'object' && read !== null ? { ...(read as Record<string, number>) } : {}
  } catch {
    return {}
  }
}

class Coach {
  on = $state(kept('coach') !== 'off')
  private met = metBefore(kept('coach-met'))

  /** Is there still something to say of this kind of decision? */
  speaksOf(game: string, kind: string): boolean {
    return this.on && !((this.met[`${game} ${kind}`] ?? 0) >= ENOUGH)
  }

  /** Count a decision that was explained. */
  meet(game: string, kind: string): void {
    const about = `${game} ${kind}`
    this.met[about] = (this.met[about] ?? 0) + 1
    keep('coach-met', JSON.stringify(this.met))
  }

  /** Fall silent, or explain everything again. */
  turn(on: boolean): void {
    this.met = {}
    this.on = on
    keep('coach', on ? 'on' : 'off')
    keep('coach-met', '{}')
  }
}

export const coach = new Coach()

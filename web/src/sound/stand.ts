/** The stand: who is there hears the race, and is carried away by it. */

import type { Line } from '../wire'
import { SOUNDS as ASCOT } from '../games/ascot/sounds'
import { SOUNDS as AUTEUIL } from '../games/auteuil/sounds'
import { SOUNDS as FINISHLINE } from '../games/finishline/sounds'
import { SOUNDS as TICKET } from '../games/ticket/sounds'
import type { Sound } from './kinds'

export type Heard = { readonly [event: string]: Sound }

/** A game that is not here is seen and not heard. */
export const ROOMS: { readonly [game: string]: Heard } = {
  ascot: ASCOT,
  auteuil: AUTEUIL,
  finishline: FINISHLINE,
  ticket: TICKET,
}

/** What a stand makes itself heard with. */
export interface Player {
  play(sound: Sound, excitement: number): void
  crowd(excitement: number | null): void
}

/** How much a stretch at a gallop and a great moment excite, of the 1 that is all there is. */
const STRIDE = 0.025
const GREAT = 0.22
/** How excited a crowd is when they are off. */
const OFF = 0.15
/** Milliseconds before the same sound is worth hearing again. */
const APART = 140

export class Stand {
  #excitement = 0
  #racing = false
  readonly #last = new Map<Sound, number>()

  constructor(
    private readonly sounds: Heard,
    private readonly player: Player,
  ) {}

  /** Hear a line as it is shown, at a time in milliseconds. */
  hear(line: Line, at: number): void {
    const sound = this.sounds[line.event.name]
    if (!sound) return
    this.#feel(sound, line.event.name === 'off')
    // Lines that come in one go would be a din.
    if (at - (this.#last.get(sound) ?? -Infinity) < APART) return
    this.#last.set(sound, at)
    this.player.play(sound, this.#excitement)
  }

  #feel(sound: Sound, off: boolean): void {
    if (off) {
      this.#racing = true
      this.#excitement = OFF
    } else if (sound === 'fanfare') {
      if (this.#racing) this.player.crowd(1)
      this.#racing = false
      this.#excitement = 0
      return
    } else if (this.#racing) {
      const more = sound === 'hooves' ? STRIDE : ['roar', 'gasp', 'thud', 'shutter'].includes(sound) ? GREAT : 0
      this.#excitement = Math.min(1, this.#excitement + more)
    }
    if (this.#racing && sound !== 'hooves') this.player.crowd(this.#excitement)
  }
}

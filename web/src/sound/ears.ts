/** What a table page holds of all this: a pair of ears, to which the rest comes when it is wanted. */

import { settings } from '../shell/settings.svelte'
import type { Line } from '../wire'

type Listening = typeof import('./listening')

/** Hear the lines of a game as they are shown, once somebody wants to hear anything. */
export class Ears {
  #listening: Promise<Listening> | null = null
  #tell: ((line: Line, names: readonly string[]) => void) | null = null

  constructor(private readonly game: string) {}

  hear(line: Line, names: readonly string[]): void {
    if (!settings.sound && !settings.caller) return
    if (this.#tell) this.#tell(line, names)
    // What is shown meanwhile is not heard: a sound that comes late is worse than none.
    else void this.#fetch()
  }

  /** Nobody is here any more, or nobody wants to hear. */
  quiet(): void {
    void this.#listening?.then(({ quiet }) => quiet())
  }

  async #fetch(): Promise<void> {
    this.#listening ??= import('./listening')
    const { listenTo } = await this.#listening
    this.#tell ??= listenTo(this.game)
  }
}

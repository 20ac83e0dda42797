/** A component that is fetched when it is first needed, and is there at once from then on. */

import type { Component } from 'svelte'

import type { Moment, Stage } from '../../table/director.svelte'

/** What draws a room's moments. */
export type Scenes = Component<{ moment: never; stage: Stage; names: readonly string[] }>
export type Drawing = Component<{ moment: Moment; stage: Stage; names: readonly string[] }>

export class Later {
  drawing = $state.raw<Drawing | null>(null)
  #coming: Promise<void> | null = null

  constructor(private readonly from: () => Promise<{ readonly default: Scenes }>) {}

  /** Fetch it, unless it is there or on its way. */
  fetch(): Promise<void> {
    this.#coming ??= this.from().then(
      (module) => {
        this.drawing = module.default as Drawing
      },
      () => {
        // It may be there the next time.
        this.#coming = null
      },
    )
    return this.#coming
  }
}

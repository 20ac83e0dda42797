/** Carrying something to a place with mouse or finger; a tap that does not travel stays a tap. */

import type { Attachment } from 'svelte/attachments'

/** How many pixels a pointer travels before it carries. */
const TRAVEL = 8

export class Carrier<Item> {
  /** What is being carried, if anything. */
  item = $state.raw<Item | null>(null)
  /** Where it is on the screen. */
  at = $state.raw({ x: 0, y: 0 })
  /** The place below it: the value of its `data-` attribute, or nothing. */
  over = $state('')

  #dragging = false
  readonly #attribute: string
  readonly #drop: (item: Item, place: string) => void

  /** `place` names the data attribute that marks where things can be put. */
  constructor(place: string, drop: (item: Item, place: string) => void) {
    this.#attribute = `data-${place}`
    this.#drop = drop
  }

  /** Did the pointer travel? Then the click that follows is no tap. */
  get travelled(): boolean {
    return this.#dragging
  }

  /** Let an element be picked up. */
  lift(item: Item, may: () => boolean = () => true): Attachment<HTMLElement> {
    return (element) => {
      let from: { x: number; y: number } | null = null
      const down = (event: PointerEvent) => {
        from = may() ? { x: event.clientX, y: event.clientY } : null
      }
      const moved = (event: PointerEvent) => {
        if (!from) return
        const far = Math.hypot(event.clientX - from.x, event.clientY - from.y)
        if (!this.#dragging && far < TRAVEL) return
        if (!this.#dragging) element.setPointerCapture(event.pointerId)
        this.#dragging = true
        this.item = item
        this.at = { x: event.clientX, y: event.clientY }
        this.over = this.#placeAt(event)
      }
      const up = (event: PointerEvent) => {
        const place = this.#dragging && event.type === 'pointerup' ? this.#placeAt(event) : ''
        from = null
        this.item = null
        this.over = ''
        if (place) this.#drop(item, place)
        // The click that follows a drag must not count as another wish.
        setTimeout(() => (this.#dragging = false))
      }
      element.addEventListener('pointerdown', down)
      element.addEventListener('pointermove', moved)
      element.addEventListener('pointerup', up)
      element.addEventListener('pointercancel', up)
      return () => {
        element.removeEventListener('pointerdown', down)
        element.removeEventListener('pointermove', moved)
        element.removeEventListener('pointerup', up)
        element.removeEventListener('pointercancel', up)
      }
    }
  }

  #placeAt(event: PointerEvent): string {
    const under = document.elementFromPoint(event.clientX, event.clientY)
    return under?.closest(`[${this.#attribute}]`)?.getAttribute(this.#attribute) ?? ''
  }
}

/** On a phone, what is on stage fits between the top of the table and the sheet of what is asked. */

/** Below this height, in pixels, a film is told and not drawn. */
export const LOW = 300
/** A moment is never smaller than this, however much is asked. */
const LEAST = 80
/** Kept free above the sheet. */
const MARGIN = 8

/** How high the ground can be and still be seen whole, in pixels. */
export function headroomOf(table: HTMLElement, ground: HTMLElement, sheet: number): number {
  const seen = table.parentElement?.clientHeight ?? 0
  const above = ground.getBoundingClientRect().top - table.getBoundingClientRect().top
  return Math.max(LEAST, Math.floor(seen - above - sheet - 2 * MARGIN))
}

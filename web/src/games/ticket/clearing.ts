/** Scrolling so far that nothing a choice is about hides behind the choices themselves. */

const MARGIN = 10

/** The nearest ancestor that scrolls. */
function scrolling(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at
  }
  return document.scrollingElement ?? document.documentElement
}

/** How far to scroll: enough to lift the lowest above the edge, never the highest out of sight. */
export function lift(spots: readonly { top: number; bottom: number }[], top: number, edge: number): number {
  if (spots.length === 0) return 0
  const lowest = Math.max(...spots.map((spot) => spot.bottom)) + MARGIN - edge
  const highest = Math.min(...spots.map((spot) => spot.top)) - MARGIN - top
  if (lowest > 0) return Math.max(0, Math.min(lowest, highest))
  return highest < 0 ? Math.max(highest, lowest) : 0
}

/** Bring the lit squares of a board between the top of the screen and the hand. */
export function keepClear(root: Element): void {
  const hand = root.querySelector('.own')
  if (!hand) return
  const spots = [...root.querySelectorAll('.board .lit.land, .board .lit.yield, .board .moving')]
  const view = scrolling(root)
  const by = lift(
    spots.map((spot) => spot.getBoundingClientRect()),
    view.getBoundingClientRect().top,
    hand.getBoundingClientRect().top,
  )
  if (by !== 0) view.scrollBy?.({ top: by })
}

/** What a lesson lights: parts of the page by the names they bear as `data-teach`. */

/** Can it be seen, and is it not yet what it is to become? */
function isToDo(element: Element): boolean {
  const off = element.getAttribute('aria-disabled') === 'true' || (element as HTMLButtonElement).disabled === true
  const done = ['aria-pressed', 'aria-checked', 'aria-selected'].some((state) => element.getAttribute(state) === 'true')
  return !off && !done && (element as HTMLInputElement).checked !== true
}

function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0 && element.closest('[inert]') === null
}

/** `hand-in` is what bears that name as `data-teach`, `die=1` whatever has it as `data-die`. */
function named(name: string): Element[] {
  const [attribute = '', value] = name.split('=')
  const selector = value === undefined ? `[data-teach~="${CSS.escape(name)}"]` : `[data-${attribute}="${CSS.escape(value)}"]`
  return [...document.querySelectorAll(selector)].filter(isSeen)
}

/**
 * The elements that some names mean now. Where something is asked, the names are the way there: the
 * first of them that is still to be done is lit, and nothing else.
 */
export function lit(names: readonly string[], asks: boolean): Element[] {
  if (!asks) return names.flatMap(named)
  for (const name of names) {
    const found = named(name).filter(isToDo)
    if (found.length) return found
  }
  return []
}

/** Keep the right elements lit while the page changes; gives the way to stop. */
export function keepLit(names: readonly string[], asks: boolean, onchange: (now: readonly Element[]) => void): () => void {
  let now: readonly Element[] = []
  let due = 0
  const look = () => {
    due = 0
    const next = lit(names, asks)
    const same = next.length === now.length && next.every((element, index) => element === now[index])
    for (const element of now) if (!next.includes(element)) element.removeAttribute('data-lit')
    for (const element of next) element.setAttribute('data-lit', '')
    now = next
    if (!same) onchange(next)
  }
  const soon = () => (due ||= requestAnimationFrame(look))
  const watching = new MutationObserver(soon)
  watching.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-pressed', 'aria-checked', 'aria-disabled', 'disabled', 'data-teach', 'class'],
  })
  document.addEventListener('change', soon)
  look()
  return () => {
    watching.disconnect()
    document.removeEventListener('change', soon)
    cancelAnimationFrame(due)
    for (const element of now) element.removeAttribute('data-lit')
  }
}

/** Bring into sight what is lit, where it is not. */
export function bringIntoSight(element: Element | undefined): void {
  if (!element) return
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint?.(left + width / 2, top + height / 2)
  // What lies over it, such as a hand at the bottom of a phone, hides it as well.
  if (above && (element.contains(above) || above.contains(element))) return
  element.scrollIntoView?.({ block: 'start', behavior: 'instant' })
}

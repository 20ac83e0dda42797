/** Which key presses are meant for the game, and not for a field, a drawer or the browser. */

export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const { target } = event
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('dialog, [role="dialog"]')) return true
  return ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** Is this key meant for a part of the page that can be seen and used now? */
export function isFor(element: Element | undefined, event: KeyboardEvent): boolean {
  return !!element && !isTyping(event) && element.closest('[inert]') === null
}

/** Is Enter free to hand something in, or would it press what has the focus? */
export function isIdle(event: KeyboardEvent): boolean {
  return !(event.target as Element).closest?.('a, button, summary')
}

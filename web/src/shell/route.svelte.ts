/** Where in the house the reader is: a small router over the browser's own history. */

export type Route =
  | { readonly name: 'lobby' }
  | { readonly name: 'table'; readonly id: string }
  | { readonly name: 'replay'; readonly id: string }
  | { readonly name: 'result'; readonly id: string }
  | { readonly name: 'rules'; readonly game: string }
  | { readonly name: 'brief'; readonly game: string }
  | { readonly name: 'record' }
  | { readonly name: 'learn'; readonly game: string; readonly lesson: string }
  | { readonly name: 'puzzles' }
  | { readonly name: 'puzzle'; readonly game: string; readonly number: number }
  | { readonly name: 'screen'; readonly id: string }
  | { readonly name: 'nowhere' }

/** The page a path names. */
export function routeOf(path: string): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean).map(decoded)
  if (first === undefined) return { name: 'lobby' }
  if (first === 'record' && second === undefined) return { name: 'record' }
  if (first === 'puzzle') return puzzleOf(second, more)
  if (second === undefined) return { name: 'nowhere' }
  if (first === 'rules' && more.length === 1 && more[0] === 'short') return { name: 'brief', game: second }
  if (first === 'table' && more.length === 1 && more[0] === 'screen') return { name: 'screen', id: second }
  if (first === 'learn' && more.length < 2) return { name: 'learn', game: second, lesson: more[0] ?? '' }
  if (more.length) return { name: 'nowhere' }
  if (first === 'table') return { name: 'table', id: second }
  if (first === 'replay') return { name: 'replay', id: second }
  if (first === 'result') return { name: 'result', id: second }
  if (first === 'rules') return { name: 'rules', game: second }
  return { name: 'nowhere' }
}

/** All puzzles, or one of a game's by its number; today's has no number yet. */
function puzzleOf(game: string | undefined, more: readonly string[]): Route {
  if (game === undefined) return { name: 'puzzles' }
  if (game === 'daily' && !more.length) return { name: 'puzzle', game, number: 0 }
  return more.length === 1 && /^[1-9]\d*$/.test(more[0] ?? '')
    ? { name: 'puzzle', game, number: Number(more[0]) }
    : { name: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const place = $state<{ route: Route }>({ route: routeOf(location.pathname) })

/** Go to another page of the house; or in place of this one, to which nobody comes back. */
export function go(path: string, instead = false): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  place.route = routeOf(location.pathname)
}

/** Is this click a plain one on a link of ours, which we follow without loading anything? */
export function followed(click: MouseEvent): string | null {
  if (click.defaultPrevented || click.button !== 0) return null
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return null
  const link = (click.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download')) return null
  if (link.origin !== location.origin) return null
  if (routeOf(link.pathname).name === 'nowhere') return null
  const samePage = link.pathname === location.pathname && link.search === location.search
  if (samePage && link.hash) return null
  return link.pathname + link.search + link.hash
}

/** Follow our own links and the browser's back and forward buttons; gives the way to stop. */
export function startRouting(): () => void {
  const click = (event: MouseEvent) => {
    const path = followed(event)
    if (path === null) return
    event.preventDefault()
    go(path)
  }
  document.addEventListener('click', click)
  addEventListener('popstate', arrive)
  return () => {
    document.removeEventListener('click', click)
    removeEventListener('popstate', arrive)
  }
}

/** Is the reader asked for something? The tab says so, its icon, a bell and, if wanted, the system. */

import { settings } from './settings.svelte'
import { ring } from './sounds'

export const turn = $state({ yours: false })

const ICON = '/favicon.svg'
const ICON_OF_TURN = '/favicon-turn.svg'

/** Say that it is the reader's turn, or no longer; `told` is what the system tells whoever is elsewhere. */
export function callTurn(yours: boolean, told = ''): void {
  const news = yours && !turn.yours
  turn.yours = yours
  document.querySelector('link[rel="icon"]')?.setAttribute('href', yours ? ICON_OF_TURN : ICON)
  if (!news) return
  ring()
  if (settings.notices && document.hidden) notify(told)
}

function notify(told: string): void {
  try {
    const note = new Notification('Hippodrome', { body: told, icon: ICON_OF_TURN, tag: location.pathname })
    note.onclick = () => {
      focus()
      note.close()
    }
  } catch {
    // Some phones show notices only through a worker, which we have none of.
  }
}

/** The rules drawer: open or not, for which game, at which paragraph. */

interface Drawer {
  game: string | null
  paragraph: string
  /** What goes on where it is opened, for a game to find the paragraph of. */
  phase: string
}

export const drawer = $state<Drawer>({ game: null, paragraph: '', phase: '' })

/** Open the rules of a game, at a paragraph where one is named, or at that of a phase. */
export function openRules(game: string, paragraph = '', phase = ''): void {
  drawer.game = game
  drawer.paragraph = paragraph
  drawer.phase = phase
}

export function closeRules(): void {
  drawer.game = null
}

/** The rules drawer: open or not, for which game, at which paragraph. */

interface Drawer {
  game: string | null
  paragraph: string
}

export const drawer = $state<Drawer>({ game: null, paragraph: '' })

/** Open the rules of a game, at a paragraph where one is named. */
export function openRules(game: string, paragraph = ''): void {
  drawer.game = game
  drawer.paragraph = paragraph
}

export function closeRules(): void {
  drawer.game = null
}

/** The figures that stand beside paragraphs: cards, faces of dice, squares, drawn by each game's own page. */

import type { Component } from 'svelte'

export type Figures = Component<{ paragraph: string }>

const FIGURES = import.meta.glob<{ readonly default: Figures }>('../games/*/Figures.svelte')

/** Fetch the figures of a game's rules; null where it has none. */
export async function figuresOf(game: string): Promise<Figures | null> {
  const found = FIGURES[`../games/${game}/Figures.svelte`]
  return found ? (await found()).default : null
}

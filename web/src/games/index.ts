/** The games that can be played on the page, by name. */

import type { Component } from 'svelte'

import type { Asking, GameProps, SeeAll } from './props'
import Ticket from './ticket/Ticket.svelte'
import { asked } from './ticket/asking'
import { seeAll } from './ticket/look'

export type { GameProps } from './props'

export const games: Record<string, Component<GameProps>> = { ticket: Ticket }

/** What each game asks of the seat that looks, as a sentence for the banner. */
export const asking: Record<string, Asking> = { ticket: asked }

/** How each game lays all hands open in a replay. */
export const allSeeing: Record<string, SeeAll> = { ticket: seeAll }

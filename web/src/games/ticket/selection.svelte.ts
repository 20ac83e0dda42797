/** What a player has picked so far on the way to a move: card, horse, way, and who makes room. */

import { moversOf, nextWay, wayTo, waysOf } from './choosing'
import type { Way } from './choosing'
import { sameSquare } from './look'
import type { Card, Choice, Direction, Look, Move, Square } from './look'

export interface Lit {
  readonly square: Square
  readonly kind: 'land' | 'yield' | 'horse'
  readonly strong: boolean
}

export interface Ghost {
  readonly horse: number
  readonly from: Square
  readonly to: Square
}

export class Selection {
  /** Which card of the hand, counted from 0. */
  card = $state<number | null>(null)
  mover = $state(0)
  /** What is looked at, by focus or pointer, and previewed. */
  pointed = $state<Way | null>(null)
  /** The way chosen whose horse in the way still has to be placed. */
  placing = $state<Way | null>(null)
  pointedYield = $state<Choice | null>(null)

  /** What is seen; nothing in the moment before the first view comes. */
  readonly #look: () => Look | null
  readonly #commit: (move: Move) => void

  constructor(look: () => Look | null, commit: (move: Move) => void) {
    this.#look = look
    this.#commit = commit
  }

  get held(): Card | null {
    return this.card === null ? null : (this.#look()?.hand[this.card] ?? null)
  }

  get ways(): Way[] {
    const { held } = this
    const look = this.#look()
    return held && look ? waysOf(look, held.kind) : []
  }

  get movers(): number[] {
    return moversOf(this.ways)
  }

  /** The ways of the horse picked, or of no horse at all (nobody moves, a card thrown away). */
  get offered(): Way[] {
    return this.ways.filter((way) => way.horse === this.mover)
  }

  get without(): Way[] {
    return this.ways.filter((way) => way.horse === 0)
  }

  pick(card: number): void {
    if (card >= (this.#look()?.hand.length ?? 0)) return
    this.clear()
    this.card = card
    const able = this.ways.filter((way) => way.choices.length > 0)
    const joker = this.held?.joker ?? false
    this.mover = joker ? 0 : (moversOf(able)[0] ?? this.movers[0] ?? 0)
  }

  /** Pick all that leads to a move but the last tap, so that the board shows where it leads. */
  show(choice: Choice): void {
    const card = this.#look()?.hand.findIndex(({ kind }) => kind === choice.card) ?? -1
    if (card < 0) return
    this.pick(card)
    this.move(choice.horse ?? 0)
    const way = this.ways.find(({ choices }) => choices.includes(choice))
    if (!way) return
    this.pointed = way
    if (way.choices.length < 2) return
    this.placing = way
    this.pointedYield = this.#yieldAt(choice.displaced_to ?? null)
  }

  move(horse: number): void {
    if (!this.movers.includes(horse)) return
    this.mover = horse
    this.pointed = null
    this.placing = null
    this.pointedYield = null
  }

  /** Choose a way: done at once, or first ask where the horse in the way goes. */
  choose(way: Way): void {
    this.pointed = way
    const [only] = way.choices
    if (!only) return
    if (way.choices.length === 1) this.#commit(only.move)
    else this.placing = way
  }

  yieldTo(choice: Choice): void {
    this.#commit(choice.move)
  }

  /** Take the last step back; false where there was none. */
  back(): boolean {
    if (this.placing) {
      this.placing = null
      this.pointedYield = null
    } else if (this.held?.joker && this.mover) {
      this.mover = 0
      this.pointed = null
    } else if (this.card !== null) {
      this.clear()
    } else {
      return false
    }
    return true
  }

  clear(): void {
    this.card = null
    this.mover = 0
    this.pointed = null
    this.placing = null
    this.pointedYield = null
  }

  /** An arrow key: look that way, and further if pressed again. */
  turn(direction: Direction): Way | undefined {
    const way = nextWay(this.ways, this.mover, direction, this.pointed)
    if (way) this.pointed = way
    return way
  }

  /** Which squares are lit on the board now. */
  get lit(): Lit[] {
    if (this.placing) {
      return this.placing.choices.flatMap((choice) =>
        choice.displaced_to
          ? [{ square: choice.displaced_to, kind: 'yield' as const, strong: choice === this.pointedYield }]
          : [],
      )
    }
    const landings: Lit[] = []
    for (const { end, choices } of this.offered) {
      // Ways that are cut short may end on the same square: it is lit once.
      if (!end || choices.length === 0 || landings.some((lit) => sameSquare(lit.square, end))) continue
      landings.push({ square: end, kind: 'land', strong: sameSquare(end, this.pointed?.end) })
    }
    const others = this.movers.filter((horse) => horse !== this.mover && this.movers.length > 1)
    const runners = this.#look()?.runners ?? []
    const horses = runners.filter((runner) => others.includes(runner.horse))
    return [
      ...horses.map((runner) => ({ square: runner.square, kind: 'horse' as const, strong: false })),
      ...landings,
    ]
  }

  /** Where horses would stand, drawn faintly. */
  get ghosts(): Ghost[] {
    const way = this.placing ?? this.pointed
    if (!way?.start || !way.end || way.choices.length === 0) return []
    const shown: Ghost[] = [{ horse: way.horse, from: way.start, to: way.end }]
    const [only] = way.choices
    const goes = this.placing ? this.pointedYield : way.choices.length === 1 ? (only ?? null) : null
    if (goes?.displaced && goes.displaced_to) {
      shown.push({ horse: goes.displaced, from: way.end, to: goes.displaced_to })
    }
    return shown
  }

  /** A pointer rests on a square: preview what tapping it would do. */
  point(square: Square | null): void {
    if (this.placing) {
      this.pointedYield = this.#yieldAt(square)
    } else if (this.card !== null && this.mover) {
      this.pointed = square ? (wayTo(this.ways, this.mover, square) ?? null) : null
    }
  }

  /** A square is tapped: land there, make room there, or pick the horse that stands there. */
  tap(square: Square): void {
    if (this.placing) {
      const choice = this.#yieldAt(square)
      if (choice) this.yieldTo(choice)
      return
    }
    const way = this.mover ? wayTo(this.ways, this.mover, square) : undefined
    if (way) {
      this.choose(way)
      return
    }
    const runner = this.#look()?.runners.find((one) => sameSquare(one.square, square))
    if (runner && this.card !== null) this.move(runner.horse)
  }

  #yieldAt(square: Square | null): Choice | null {
    if (!square || !this.placing) return null
    return this.placing.choices.find((choice) => sameSquare(choice.displaced_to, square)) ?? null
  }
}

/** Writing a score sheet: a few win bets, a few pair bets, each with its stake. */

import { NOBODY } from './look'
import type { Bet, Choice, Look, Move } from './look'

/** A line of the sheet: as many horses as its bet takes (0 where none is chosen), and the stake. */
export interface SheetLine {
  readonly kind: 'win' | 'pair'
  /** Starting places counted from 1. */
  readonly horses: readonly number[]
  readonly stake: number
}

type Betting = Pick<Look, 'choices' | 'barred'>

export function emptySheet(look: Pick<Look, 'most_wins' | 'most_pairs'>): SheetLine[] {
  const wins = Array.from({ length: look.most_wins }, (): SheetLine => ({ kind: 'win', horses: [0], stake: 0 }))
  const pairs = Array.from({ length: look.most_pairs }, (): SheetLine => ({ kind: 'pair', horses: [0, 0], stake: 0 }))
  return [...wins, ...pairs]
}

/** A sheet as plain numbers, to be kept as a draft. */
export function flattened(lines: readonly SheetLine[]): number[] {
  return lines.flatMap(({ horses, stake }) => [...horses, stake])
}

/** A sheet from its plain numbers. */
export function unflattened(look: Pick<Look, 'most_wins' | 'most_pairs'>, numbers: readonly number[]): SheetLine[] {
  let at = 0
  return emptySheet(look).map((line) => {
    const horses = line.horses.map((_, index) => numbers[at + index] ?? 0)
    const stake = numbers[at + line.horses.length] ?? 0
    at += line.horses.length + 1
    return { ...line, horses, stake }
  })
}

/** Has a line all its horses? */
export function isWhole(line: SheetLine): boolean {
  return line.horses.every((horse) => horse > 0)
}

/** Has a line anything on it? */
export function isBegun(line: SheetLine): boolean {
  return line.stake > 0 || line.horses.some((horse) => horse > 0)
}

/** Does a line name these horses, in whatever order? */
function names(line: SheetLine, horses: readonly number[]): boolean {
  const wanted = line.horses.map((horse) => horse - 1)
  return horses.length === wanted.length && horses.every((horse) => wanted.includes(horse))
}

/** The choice of the look that a line stands for, whether it is allowed or barred. */
export function betOf(look: Betting, line: SheetLine): Choice | null {
  if (!isWhole(line)) return null
  const fits = ({ move, horse = NOBODY, horses = [horse] }: Choice): boolean =>
    move.kind === line.kind && names(line, horses)
  return look.choices.find(fits) ?? look.barred.find(fits) ?? null
}

/** How far the stake of a line may go, by a look at the slip as far as the house has seen it. */
export function mostOn(look: Look, line: SheetLine): number {
  if (!isWhole(line)) return look.money_left
  const slip = look.seats.find(({ seat }) => seat === look.seat)?.slip
  const written = (line.kind === 'win' ? slip?.wins : slip?.pairs) ?? []
  const bet = written.find(({ horses }: Bet) => names(line, horses)) ?? betOf(look, line)
  return bet?.most ?? 0
}

/** The bets a sheet means: every line with all its horses. */
export function betMoves(look: Betting, lines: readonly SheetLine[]): Move[] {
  return lines.flatMap((line) => {
    const move = betOf(look, line)?.move
    return move?.kind === 'win' || move?.kind === 'pair' ? [{ ...move, stake: line.stake }] : []
  })
}

/** The moves a sheet means: its bets, and the word that it is done. */
export function sheetMoves(look: Betting, lines: readonly SheetLine[]): Move[] {
  const done = look.choices.find(({ move }) => move.kind === 'done')
  return done ? [...betMoves(look, lines), done.move] : betMoves(look, lines)
}

/** Everything that is staked on a sheet. */
export function staked(lines: readonly SheetLine[]): number {
  return lines.reduce((sum, line) => sum + (isWhole(line) ? line.stake : 0), 0)
}

/** Write a horse into the first free place of a line. */
export function withHorse(line: SheetLine, horse: number): SheetLine {
  if (line.horses.includes(horse)) {
    return { ...line, horses: line.horses.map((other) => (other === horse ? 0 : other)) }
  }
  const free = line.horses.indexOf(0)
  const at = free < 0 ? line.horses.length - 1 : free
  return { ...line, horses: line.horses.map((other, index) => (index === at ? horse : other)) }
}

/** The first line that still lacks a horse, from one on and going round; -1 if none does. */
export function nextOpen(lines: readonly SheetLine[], from: number): number {
  for (let by = 0; by < lines.length; by += 1) {
    const index = (from + by) % lines.length
    const line = lines[index]
    if (line && !isWhole(line)) return index
  }
  return -1
}

/** The line a tapped horse goes on: the one at hand if it lacks one, else the next such of its kind, else any; -1 if none does. */
export function openFor(lines: readonly SheetLine[], at: number): number {
  const line = lines[at]
  if (line && !isWhole(line)) return at
  const alike = lines.findIndex((other) => other.kind === line?.kind && !isWhole(other))
  return alike >= 0 ? alike : nextOpen(lines, at)
}

/** Writing a score sheet: a few win bets, a few pair bets, each with its stake. */

import type { Choice, Look } from './look'

/** A line of the sheet: as many horses as its bet takes (0 where none is chosen), and the stake. */
export interface SheetLine {
  readonly kind: 'win' | 'pair'
  /** Starting places counted from 1. */
  readonly horses: readonly number[]
  readonly stake: number
}

type Betting = Pick<Look, 'choices' | 'barred' | 'step' | 'most_wins' | 'most_pairs'>

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

/** The choice of the look that a line stands for, whether it is allowed or barred. */
export function betOf(look: Pick<Betting, 'choices' | 'barred'>, line: SheetLine): Choice | null {
  if (!isWhole(line)) return null
  const wanted = line.horses.map((horse) => horse - 1).sort((one, other) => one - other)
  const fits = (choice: Choice): boolean => {
    if (choice.kind !== line.kind) return false
    const horses = line.kind === 'win' ? [choice.horse ?? -1] : (choice.horses ?? [])
    return horses.length === wanted.length && horses.every((horse, index) => horse === wanted[index])
  }
  return look.choices.find(fits) ?? look.barred.find(fits) ?? null
}

/** The moves a sheet means: every line with all its horses, and the word that it is done. */
export function sheetMoves(look: Betting, lines: readonly SheetLine[]): number[] {
  const bets = lines.flatMap((line) => {
    const bet = betOf(look, line)
    // The move carries the least stake; a barred bet stands there with one step.
    return bet ? [bet.move + line.stake - (bet.least ?? look.step)] : []
  })
  const done = look.choices.find(({ kind }) => kind === 'done')
  return done ? [...bets, done.move] : bets
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

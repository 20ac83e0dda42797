import { beforeEach, describe, expect, it } from 'vitest'

import { squareName } from './look'
import type { Move } from './look'
import { Selection } from './selection.svelte'
import { at, BOTH_STAY, racing, red } from './testing'

const [SINGLE, PAIR, JOKER] = [0, 1, 2]

describe('picking a move', () => {
  let played: Move[]
  let selection: Selection
  const look = racing()
  const lit = () => selection.lit.map((spot) => `${spot.kind} ${squareName(spot.square)}`)

  beforeEach(() => {
    played = []
    selection = new Selection(
      () => look,
      (move) => played.push(move),
    )
  })

  it('lights where a card can go', () => {
    selection.pick(SINGLE)
    expect(selection.mover).toBe(5)
    expect(lit()).toEqual(['land e8', 'land e4'])
  })

  it('plays a way that moves one horse at once', () => {
    selection.pick(SINGLE)
    selection.tap(at('e4'))
    expect(played).toEqual([red('backward')])
  })

  it('asks where a horse in the way goes, and plays that', () => {
    selection.pick(SINGLE)
    selection.tap(at('e8'))
    expect(played).toEqual([])
    expect(lit()).toEqual(['yield e9', 'yield d8'])
    selection.tap(at('a1'))
    expect(played).toEqual([])
    selection.tap(at('d8'))
    expect(played).toEqual([red('forward', 'left')])
  })

  it('previews the landing and the horse that makes room', () => {
    selection.pick(SINGLE)
    selection.point(at('e8'))
    expect(selection.ghosts.map((ghost) => [ghost.horse, squareName(ghost.to)])).toEqual([[5, 'e8']])
    selection.tap(at('e8'))
    selection.point(at('e9'))
    expect(selection.ghosts.map((ghost) => [ghost.horse, squareName(ghost.to)])).toEqual([
      [5, 'e8'],
      [4, 'e9'],
    ])
  })

  it('does not play what is barred, and remembers it to be explained', () => {
    selection.pick(SINGLE)
    const barred = selection.turn('right')
    expect(barred?.base).toBe('run:5:2:right:none')
    if (barred) selection.choose(barred)
    expect(played).toEqual([])
    expect(selection.pointed?.paragraph).toBe('T7.3')
    expect(selection.ghosts).toEqual([])
  })

  it('lets either horse of a pair be picked on the board, or nobody', () => {
    selection.pick(PAIR)
    expect(selection.mover).toBe(4)
    expect(lit()).toEqual(['horse e6', 'land e7'])
    selection.tap(at('e6'))
    expect(selection.mover).toBe(5)
    const [nobody] = selection.without
    if (nobody) selection.choose(nobody)
    expect(played).toEqual([BOTH_STAY])
  })

  it('asks a joker for its horse first, and lights each square once', () => {
    selection.pick(JOKER)
    expect(selection.mover).toBe(0)
    expect(lit()).toEqual(['horse c9', 'horse e6'])
    selection.tap(at('e6'))
    expect(lit()).toEqual(['horse c9', 'land f6', 'land g6'])
  })

  it('goes back one step at a time', () => {
    selection.pick(JOKER)
    selection.move(5)
    expect(selection.back()).toBe(true)
    expect(selection.mover).toBe(0)
    expect(selection.back()).toBe(true)
    expect(selection.card).toBeNull()
    expect(selection.back()).toBe(false)
  })

  it('knows no card beyond the hand', () => {
    selection.pick(7)
    expect(selection.card).toBeNull()
  })
})

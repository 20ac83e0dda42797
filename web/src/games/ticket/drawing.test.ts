import { describe, expect, it } from 'vitest'

import { columnsPassed } from './camera'
import { lift } from './clearing'
import { arrowOf, directionOfKey, Ground } from './geometry'
import { seeAll, squareName } from './look'
import { playedOf } from './pile'
import { stacked } from './scores'
import { tellPlayed } from './telling'
import { BOTH_STAY, FIVE_BEHIND, joker, JOKER, lookWith, PAIR, red, RED_TWO, seat, THROWN } from './testing'

const TRACK = { lanes: 7, columns: 20 }

describe('the ground', () => {
  for (const upright of [false, true]) {
    it(`finds every square again where it was drawn, ${upright ? 'upright' : 'lying'}`, () => {
      const ground = new Ground(TRACK, upright)
      for (let lane = 1; lane <= 7; lane += 1) {
        for (let column = 1; column <= 20; column += 1) {
          const { x, y } = ground.middle({ lane, column })
          expect(ground.squareAt(x, y)).toEqual({ lane, column })
          expect(x).toBeLessThan(ground.width)
          expect(y).toBeLessThan(ground.height)
        }
      }
      expect(ground.squareAt(-1, -1)).toBeNull()
    })
  }

  it('runs to the right with lane a on top, and upwards with lane a on the left', () => {
    const lying = new Ground(TRACK, false)
    const upright = new Ground(TRACK, true)
    const [start, ahead, beside] = [at(1, 6), at(1, 7), at(2, 6)]
    expect(lying.middle(ahead).x).toBeGreaterThan(lying.middle(start).x)
    expect(lying.middle(beside).y).toBeGreaterThan(lying.middle(start).y)
    expect(upright.middle(ahead).y).toBeLessThan(upright.middle(start).y)
    expect(upright.middle(beside).x).toBeGreaterThan(upright.middle(start).x)
  })

  it('gives an upright track longer squares where not all of it is seen at once', () => {
    const [whole, part] = [new Ground(TRACK, true, 1), new Ground(TRACK, true, 1, 14)]
    expect(part.long).toBeGreaterThan(whole.long)
    expect(new Ground({ lanes: 7, columns: 9 }, true, 1, 14).long).toBe(new Ground({ lanes: 7, columns: 9 }, true, 1).long)
  })

  it('draws a boundary between a column and the next', () => {
    const ground = new Ground(TRACK, false)
    const next = ground.cell(at(1, 9))
    expect(ground.boundary(8).x1).toBe(next.x)
    const upright = new Ground(TRACK, true)
    const cell = upright.cell(at(1, 9))
    expect(upright.boundary(8).y1).toBe(cell.y + cell.height)
  })

  it('draws the start along the front of its squares, abreast or staggered', () => {
    const lying = new Ground({ lanes: 2, columns: 9 }, false)
    const [upper, lower] = [lying.cell(at(1, 3)), lying.cell(at(2, 5))]
    const abreast = upper.x + upper.width
    expect(lying.starts({ start: 3 })).toBe(
      `M${abreast} ${upper.y}L${abreast} ${lower.y}L${abreast} ${lower.y}L${abreast} ${lower.y + lower.height}`,
    )
    const ahead = lower.x + lower.width
    expect(lying.starts({ start: 3, stagger: [0, 2] })).toBe(
      `M${abreast} ${upper.y}L${abreast} ${lower.y}L${ahead} ${lower.y}L${ahead} ${lower.y + lower.height}`,
    )
    const upright = new Ground({ lanes: 2, columns: 9 }, true)
    const right = upright.cell(at(2, 5))
    expect(upright.starts({ start: 3, stagger: [0, 2] })).toContain(`L${right.x} ${right.y}L${right.x + right.width} ${right.y}`)
  })

  it('shrinks an upright track to the room there is, down to a limit', () => {
    expect(new Ground(TRACK, true, 1.2).long).toBeLessThan(new Ground(TRACK, true, 2).long)
    expect(new Ground(TRACK, true, 0.1).long).toBe(22)
    expect(new Ground(TRACK, false, 0.1).long).toBe(60)
  })

  it('reads arrow keys as the track lies', () => {
    expect(directionOfKey('ArrowRight', false)).toBe('forward')
    expect(directionOfKey('ArrowUp', true)).toBe('forward')
    expect(directionOfKey('ArrowUp', false)).toBe('left')
    expect(directionOfKey('Enter', true)).toBeUndefined()
    expect(arrowOf('forward', true)).toBe('↑')
  })
})

describe('keeping the board clear', () => {
  const spots = (...places: [number, number][]) => places.map(([top, bottom]) => ({ top, bottom }))

  it('scrolls what hides behind the hand above it', () => {
    expect(lift(spots([500, 520]), 100, 450)).toBe(80)
    expect(lift(spots([300, 320]), 100, 450)).toBe(0)
    expect(lift([], 100, 450)).toBe(0)
  })

  it('never scrolls the topmost out of sight', () => {
    expect(lift(spots([120, 140], [500, 520]), 100, 450)).toBe(10)
    expect(lift(spots([100, 120], [500, 520]), 100, 450)).toBe(0)
  })

  it('brings back what was scrolled out at the top', () => {
    expect(lift(spots([60, 80]), 100, 450)).toBe(-50)
  })
})

describe('what is seen', () => {
  it('names squares as the board does', () => {
    expect(squareName({ lane: 3, column: 7 })).toBe('c7')
  })

  it('lays all hands and tickets open for a replay', () => {
    const closed = [seat(0, { ticket: null }), seat(1, { ticket: null })]
    const all = seeAll({
      '-1': lookWith({ seat: -1, hand: [], seats: closed }),
      '0': lookWith({ hand: [RED_TWO], seats: [seat(0), seat(1, { ticket: null })] }),
      '1': lookWith({ seat: 1, hand: [], seats: [seat(0, { ticket: null }), seat(1, { ticket: [1, 0, 0] })] }),
    })
    expect(all.hands).toEqual([[RED_TWO], []])
    expect(all.seats.map((line) => line.ticket)).toEqual([
      [7, 3, 5],
      [1, 0, 0],
    ])
  })
})

describe('scores and pile', () => {
  it('puts pegs that meet above one another', () => {
    const pegs = stacked([seat(0, { on_track: 4 }), seat(1, { on_track: 5 }), seat(2, { on_track: 30, tokens: 1 })], 1.4)
    expect(pegs.map((peg) => peg.level)).toEqual([0, 1, 0])
    expect(pegs[2]?.tokens).toBe(1)
  })

  it('shows played cards', () => {
    const ran = playedOf({ move: red('forward', 'left'), card: RED_TWO, horse: 5 }, 0)
    expect(ran).toMatchObject({ number: 1, horses: [5], direction: 'forward', squares: 2 })
    const joked = playedOf({ move: joker(3, 1, 'left'), card: JOKER, horse: 3 }, 1)
    expect(joked).toMatchObject({ number: 2, horses: [3], direction: 'left', squares: 1 })
    const joined = playedOf({ move: FIVE_BEHIND, card: PAIR, horse: 5, beside: 4 }, 0)
    expect(joined).toMatchObject({ horses: [5, 4], direction: 'backward', squares: 0 })
    const stayed = playedOf({ move: BOTH_STAY, card: PAIR }, 0)
    expect(stayed).toMatchObject({ horses: [4, 5], direction: null, squares: 0 })
    const thrown = playedOf({ move: THROWN, card: RED_TWO }, 0)
    expect(thrown).toMatchObject({ horses: [5], direction: null, squares: 2 })
  })

  it('tells what a played card did, and where it sent a horse in its way', () => {
    const told = tellPlayed({ move: red('forward', 'left'), card: RED_TWO, horse: 5 })
    expect(told.map(({ key }) => key)).toEqual(['page-ticket-way-run', 'ticket-way'])
    expect(told[1]?.params).toEqual({ way: 'left' })
    const thrown = tellPlayed({ move: THROWN, card: RED_TWO })
    expect(thrown.map(({ key }) => key)).toEqual(['page-ticket-way-discard'])
    const joined = tellPlayed({ move: FIVE_BEHIND, card: PAIR, horse: 5, beside: 4 })
    expect(joined[0]?.params).toMatchObject({ direction: 'backward', fixed: { params: { number: 4 } } })
  })
})

function at(lane: number, column: number) {
  return { lane, column }
}

describe('the camera', () => {
  const field = (...columns: number[]) => ({
    track: { ...lookWith().track, columns: 20 },
    runners: columns.map((column, index) => ({ horse: index + 1, square: { lane: 1, column }, place: 0, disqualified: false })),
  })

  it('begins at the start, follows the leader and ends at the last column', () => {
    expect([1, 9, 10, 12, 15, 20].map((leader) => columnsPassed(field(1, leader)))).toEqual([0, 0, 0, 2, 5, 6])
  })

  it('goes back for whoever is asked about, and moves on no short track', () => {
    expect(columnsPassed(field(3, 14), [{ lane: 1, column: 3 }])).toBe(2)
    expect(columnsPassed({ ...field(9), track: { ...lookWith().track, columns: 9 } })).toBe(0)
  })
})

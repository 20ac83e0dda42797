import { describe, expect, it } from 'vitest'

import { coursesOf, moversOf, nextBox, nextWay, playable, putInBox, ticketMove, waysOf, wayTo } from './choosing'
import { at, joker, JOKER, lookWith, PAIR, race, racing, red, RED_TWO, THROWN, ticket } from './testing'

describe('ways of a card', () => {
  it('gathers the squares a displaced horse may go to under one way', () => {
    const ways = waysOf(racing(), RED_TWO.kind)
    expect(ways.map((way) => way.base)).toEqual([
      'run:5:2:forward:none',
      'run:5:2:backward:none',
      'run:5:2:right:none',
    ])
    expect(ways[0]?.choices.map((choice) => choice.move)).toEqual([red('forward', 'ahead'), red('forward', 'left')])
    expect(ways[0]?.displaced).toBe(4)
    expect(ways[1]?.displaced).toBe(0)
  })

  it('keeps what is barred, with its reason and nothing to choose', () => {
    const barred = waysOf(racing(), RED_TWO.kind).find((way) => way.base === 'run:5:2:right:none')
    expect(barred?.barred?.key).toBe('refused-river')
    expect(barred?.paragraph).toBe('T7.3')
    expect(barred?.choices).toEqual([])
  })

  it('knows who moves and who stays of a pair, and that nobody may', () => {
    const ways = waysOf(racing(), PAIR.kind)
    expect(ways.map((way) => [way.kind, way.horse, way.fixed])).toEqual([
      ['beside', 4, 5],
      ['beside', 5, 4],
      ['stay', 0, 0],
    ])
    expect(moversOf(ways)).toEqual([4, 5])
  })

  it('reads how far a joker goes', () => {
    const ways = waysOf(racing(), JOKER.kind)
    expect(ways.map((way) => way.squares)).toEqual([1, 1, 2, 3])
    expect(moversOf(ways)).toEqual([3, 5])
  })

  it('keeps a barred run in its place among the others', () => {
    const short = { move: joker(5, 1, 'right'), card: JOKER.kind, horse: 5 }
    const look = racing()
    const choices = look.choices.filter((choice) => choice.card !== JOKER.kind || choice.end?.lane !== at('f6').lane)
    expect(choices).toHaveLength(look.choices.length - 1)
    const barred = [{ ...short, barred: { key: 'refused-river', params: {} } }]
    const ways = waysOf({ ...look, choices, barred }, JOKER.kind).filter((way) => way.horse === 5)
    expect(ways.map((way) => way.base)).toEqual([1, 2, 3].map((squares) => `joker:5:${squares}:right:none`))
  })

  it('finds the way to a square, for the horse that moves only', () => {
    const ways = waysOf(racing(), PAIR.kind)
    expect(wayTo(ways, 5, at('e7'))?.base).toBe('beside:5~4:backward:none')
    expect(wayTo(ways, 4, at('e7'))?.base).toBe('beside:4~5:forward:none')
    expect(wayTo(ways, 4, at('a1'))).toBeUndefined()
  })

  it('goes further when an arrow is pressed again, and round', () => {
    const ways = waysOf(racing(), JOKER.kind)
    const once = nextWay(ways, 5, 'right', null) ?? null
    const twice = nextWay(ways, 5, 'right', once) ?? null
    const thrice = nextWay(ways, 5, 'right', twice) ?? null
    expect([once, twice, thrice].map((way) => way?.squares)).toEqual([1, 2, 3])
    expect(nextWay(ways, 5, 'right', thrice)?.squares).toBe(1)
    expect(nextWay(ways, 5, 'left', null)).toBeUndefined()
  })

  it('says which cards can be played, thrown away ones too', () => {
    expect(playable(racing())).toEqual(new Set([RED_TWO.kind, PAIR.kind, JOKER.kind]))
    const stuck = lookWith({ choices: [{ move: THROWN, card: RED_TWO.kind }] })
    expect(waysOf(stuck, RED_TWO.kind)[0]?.kind).toBe('discard')
  })
})

describe('choosing a race', () => {
  it('sorts the offers by course and cards', () => {
    const look = lookWith({
      choices: [race('flat', 3), race('flat', 4), race('steeple1', 3, 8), race('steeple2', 3, 9)],
    })
    const courses = coursesOf(look)
    expect(courses.map((course) => [course.discipline, course.river])).toEqual([
      ['flat', 0],
      ['steeple', 1],
      ['steeple', 2],
    ])
    expect(courses[0]?.cards.get(4)).toEqual({ kind: 'race', course: 'flat', cards: 4 })
    expect(courses[0]?.sealed.size).toBe(0)
  })

  it('keeps races with hidden tickets beside the open ones', () => {
    const move = { kind: 'sealed-race', course: 'flat', cards: 3 } as const
    const [flat, ...others] = coursesOf(lookWith({ choices: [race('flat', 3), { move, discipline: 'flat' }] }))
    expect(others).toEqual([])
    expect(flat?.cards.get(3)).toEqual({ kind: 'race', course: 'flat', cards: 3 })
    expect(flat?.sealed.get(3)).toEqual(move)
  })
})

describe('the ticket', () => {
  it('finds the move among those offered, and only there', () => {
    const look = lookWith({ choices: [ticket(0, 0, 2), ticket(7, 3, 5)] })
    expect(ticketMove(look, [0, 0, 2])).toEqual(ticket(0, 0, 2).move)
    expect(ticketMove(look, [7, 3, 5])).toEqual(ticket(7, 3, 5).move)
    expect(ticketMove(look, [0, 0, 0])).toBeUndefined()
  })

  it('never holds a horse twice: it changes places', () => {
    expect(putInBox([7, 3, 0], 2, 7)).toEqual([0, 3, 7])
    expect(putInBox([7, 3, 5], 0, 5)).toEqual([5, 3, 7])
    expect(putInBox([7, 3, 5], 1, 0)).toEqual([7, 0, 5])
  })

  it('fills the first empty box from the marked one on', () => {
    expect(nextBox([0, 0, 0], 1)).toBe(1)
    expect(nextBox([7, 3, 0], 0)).toBe(2)
    expect(nextBox([0, 3, 5], 2)).toBe(0)
    expect(nextBox([1, 3, 5], 1)).toBe(1)
  })
})

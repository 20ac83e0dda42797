import { describe, expect, it } from 'vitest'

import type { AuteuilEvent, Line } from '../../wire'
import { tellIn } from '../../words'
import { asked, summary } from './asking'
import { Giving } from './giving.svelte'
import { roleOf, seeAll } from './look'
import { momentsOf } from './moments'
import type { Look } from './look'
import { EMPTY, mark, nextEmpty, slipMoves } from './slip'
import { betting, lookWith, seat, settled, throwing } from './testing'
import { fateOf, tellOffer } from './telling'

describe('filling in a slip', () => {
  it('marks a line, rubs it out, and swaps two rows rather than naming a horse twice', () => {
    const first = mark(EMPTY, 0, 7)
    expect(first).toEqual([7, 0, 0, 0, 0])
    expect(mark(first, 0, 7)).toEqual(EMPTY)
    expect(mark(mark(first, 1, 3), 1, 7)).toEqual([3, 7, 0, 0, 0])
    expect(mark(first, 3, 7)).toEqual([7, 0, 0, 7, 0])
  })

  it('goes on to the next empty line, round and round', () => {
    expect(nextEmpty([7, 0, 0, 0, 0], 0)).toBe(1)
    expect(nextEmpty([0, 3, 4, 7, 4], 3)).toBe(0)
    expect(nextEmpty([7, 3, 4, 7, 4], 2)).toBe(2)
  })

  it('is three moves of the look, and nothing while one is missing', () => {
    expect(slipMoves(betting(), [7, 3, 4, 7, 4])).toEqual([
      { kind: 'tierce', first: 7, second: 3, third: 4 },
      { kind: 'win', horse: 7 },
      { kind: 'place', horse: 4 },
    ])
    expect(slipMoves(betting(), [7, 3, 4, 7, 0])).toBeNull()
    expect(slipMoves(betting(), [7, 3, 0, 7, 4])).toBeNull()
    expect(slipMoves(lookWith(), [7, 3, 4, 7, 4])).toBeNull()
  })
})

describe('giving dice', () => {
  const look = throwing()
  const give = (seen: Look | null) => new Giving(() => seen)
  const told = (horse: number, points: number) => {
    const offer = give(look).offerOf(horse, points)
    return { fate: fateOf(offer), text: tellIn('en', tellOffer(look, offer)) }
  }

  it('has the first die in hand that a horse can take, and never a used one', () => {
    const giving = give(look)
    expect(giving.dice).toEqual([0, 1])
    expect([giving.die, giving.points]).toEqual([0, 5])
    giving.turn(1)
    expect([giving.die, giving.points]).toEqual([1, 2])
    giving.turn(1)
    expect(giving.die).toBe(0)
    giving.pick(2)
    expect(giving.die).toBe(0)
  })

  it('asks for nothing while another seat throws', () => {
    expect(give(null).asked).toBe(false)
    expect(give(null).offers).toEqual([])
    expect(give(throwing({ choices: [], barred: [] })).asked).toBe(false)
  })

  it('says where each horse would go, over what, onto what, and home', () => {
    expect(told(2, 5)).toEqual({ fate: 'jump', text: 'purple 2, 5 squares: over the double barrière to square 8, lap 1' })
    expect(told(7, 5)).toEqual({
      fate: 'fall',
      text: 'black 7, 5 squares: falls at the double barrière, stuck until your next turn',
    })
    expect(told(4, 5)).toEqual({ fate: 'home', text: 'blue 4, 5 squares: past the post, first' })
    expect(told(7, 2)).toEqual({ fate: 'go', text: 'black 7, 2 squares: to square 2, lap 1' })
  })

  it('says what an obstacle orders besides the fall', () => {
    const ordering = (order: Partial<Look['course']['obstacles'][number]>) => {
      const obstacles = [{ square: 5, name: 1, ...order }]
      const seen = throwing({ course: { ...look.course, obstacles } })
      return tellIn('en', tellOffer(seen, give(seen).offerOf(7, 5)))
    }
    expect(ordering({ back: 3 })).toContain('stuck until your next turn, then sent back 3 squares')
    expect(ordering({ longer: true })).toContain('stuck until your next turn but one')
    expect(ordering({ longer: true, back: 1 })).toContain('next turn but one, then sent back one square')
    expect(ordering({ out: true })).toContain('falls at the double barrière, and is out of the race')
  })

  it('gives the look’s own reason where a horse is barred', () => {
    const { fate, text } = told(2, 2)
    expect(fate).toBe('barred')
    expect(text).toContain('Not possible for purple 2. A 2 does not carry purple 2 over the double barrière')
    expect(told(3, 5)).toEqual({ fate: 'barred', text: 'green 3' })
  })

  it('needs no die for the squares of a sequence, and may be declined', () => {
    const giving = give(
      throwing({
        phase: 'bonus',
        choices: [
          { move: { kind: 'bonus', horse: 7 }, points: 1, start: 0, end: 1 },
          { move: { kind: 'enough' } },
        ],
        barred: [],
      }),
    )
    expect(giving.dice).toEqual([])
    expect(giving.offers.filter(({ allowed }) => allowed).map(({ horse }) => horse)).toEqual([7])
    expect(giving.enough?.move).toEqual({ kind: 'enough' })
  })
})

describe('the banner and the summary', () => {
  it('asks for what the phase needs', () => {
    expect(asked(betting())?.key).toBe('page-auteuil-asks-slip')
    expect(asked(throwing())).toMatchObject({ key: 'page-auteuil-asks-dice', params: { left: 2, combination: 'none' } })
    expect(asked(throwing({ phase: 'bonus' }))?.key).toBe('page-auteuil-asks-bonus')
    expect(asked(throwing({ phase: 'fourth' }))?.key).toBe('page-auteuil-asks-fourth')
    expect(asked(throwing({ phase: 'again' }))?.key).toBe('page-auteuil-asks-again')
    expect(asked(throwing({ phase: 'buying' }))?.key).toBe('page-auteuil-asks-buying')
    expect(asked(settled())?.key).toBe('page-auteuil-asks-ready')
    expect(asked(lookWith())).toBeNull()
  })

  it('tells race, horses, dice and cards, and the result once it is known', () => {
    const english = (look: Look) => summary(look, ['Ann', 'Bob']).map((told) => tellIn('en', told))
    const racing = english(throwing())
    expect(racing[0]).toBe('Auteuil, race 1 of 3.')
    expect(racing[1]).toContain('Prix de Clermont-Tonnerre, entry 1,000 F a horse.')
    expect(racing[2]).toContain('blue 4 on square 57, lap 2, green 3 on square 5, double barrière, lap 2, fallen')
    expect(racing[3]).toBe('The dice (Ann): 5-2-2.')
    expect(racing[4]).toBe('Your owner cards: purple 2 and black 7.')
    expect(english(settled()).at(-2)).toBe('Ann: 18,070 F from this race, 28,103 F in the purse.')
  })
})

describe('who may see what', () => {
  it('a replay that hides nothing lays every seat’s cards and slip open', () => {
    const blind = lookWith({ seat: -1, phase: 'dice', seats: [seat(0), seat(1)] })
    const slip = { tierce: [1, 2, 3], win: 1, place: 2 }
    const all = seeAll({
      '-1': blind,
      '0': { ...blind, seats: [seat(0, { horses: [2, 7], slip }), seat(1)] },
      '1': { ...blind, seats: [seat(0), seat(1, { horses: [4, 5] })] },
    })
    expect(all.seats.map(({ horses }) => horses)).toEqual([[2, 7], [4, 5]])
    expect(all.seats[0]?.slip).toEqual(slip)
    expect(all.runners.map(({ owner }) => owner)).toEqual([-1, 0, -1, 1, 1, -1, 0, -1])
  })

  it('the last seats of a table with punters only bet', () => {
    const table = { options: { punters: 1 }, seats: [1, 2, 3].map(() => ({}) as never) }
    expect(roleOf(table, 1)).toBeNull()
    expect(roleOf(table, 2)?.key).toBe('page-auteuil-punter')
  })
})

describe('moments', () => {
  const told = (event: AuteuilEvent): Line => ({ event })
  const story = [
    told({ name: 'race', race: 1, races: 3, fee: 1000 }),
    told({ name: 'off' }),
    told({ name: 'fell', horse: 6, where: 1 }),
    told({ name: 'arrived', horse: 7, place: 1 }),
    told({ name: 'moved', player: 0, kind: 'die', points: 4, horse: 4, start: 118 }),
    told({ name: 'arrived', horse: 4, place: 3 }),
    told({ name: 'arrival', race: 1, home: 3 }),
    told({ name: 'telegram', in_order: 34, other_order: 250, simple: 330 }),
    told({ name: 'winners', players: 1, francs: 28103 }),
  ]

  it('stages telegram, off, falls, all who come home, owners, slip after slip and enclosure', () => {
    const slips = [
      told({ name: 'slip-paid', player: 0, francs: 250, tierce: 'other-order' }),
      told({ name: 'slip-torn', player: 1 }),
      told({ name: 'purse', player: 0, purse: 900, gained: 1, change: 200 }),
    ]
    const found = momentsOf([...story.slice(0, -1), ...slips, ...story.slice(-1)], 0, settled())
    expect(found.map(({ kind, part, told: lines }) => `${kind} ${part} ${lines}`)).toEqual([
      'race 0 1',
      'off 0 2',
      'fell 0 3',
      // The post is seen before the line that names the winner is told.
      'arrived 0 3',
      'arrived 1 4',
      'arrived 0 6',
      'arrival 0 6',
      'arrival 0 7',
      'arrival 1 7',
      'telegram 0 8',
      'telegram 1 9',
      'telegram 2 11',
      'winners 0 12',
    ])
    expect(found.filter(({ aside }) => aside).map(({ horse }) => horse)).toEqual([6, 4])
  })

  it('has the throws for the start with the off, whoever had to throw again twice', () => {
    const thrown = (player: number, one: number, two: number, three: number) =>
      told({ name: 'opening', player, one, two, three, total: one + two + three })
    const opening = [
      thrown(0, 6, 5, 1),
      thrown(1, 4, 4, 4),
      told({ name: 'opening-level', players: 3, total: 12 }),
      thrown(0, 1, 1, 2),
      thrown(1, 3, 1, 2),
      told({ name: 'off' }),
      thrown(0, 6, 6, 6),
    ]
    const [off] = momentsOf(opening, 1, settled())
    expect(off?.throws.map(({ seat: who, dice, total }) => [who, dice.join('-'), total])).toEqual([
      [1, '4-4-4', 12],
      [0, '1-1-2', 4],
      [1, '3-1-2', 6],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { Decision, SeatLine, SeatView, TableState } from '../wire'
import { say } from '../words'
import { storiesAfter } from './room.svelte'
import { mySeats, namesOf, shown, viewOf } from './seating'

const asked = (...seats: number[]): Decision[] =>
  seats.map((seat) => ({ seat, seen: 1, deadline: null }))

describe('whose hand a device shows', () => {
  it.each([
    ['a spectator sees none', [], asked(), null, null, null],
    ['one seat is always shown', [2], asked(), null, 2, null],
    ['several begin behind the curtain', [0, 2], asked(), null, null, 0],
    ['the curtain names whoever is asked', [0, 2], asked(2), null, null, 2],
    ['whoever has the device keeps it while asked', [0, 2], asked(0, 2), 2, 2, null],
    ['and while nobody here is asked', [0, 2], asked(), 2, 2, null],
    ['it is passed on when only another is asked', [0, 2], asked(0), 2, 2, 0],
    ['a seat that was given up is not shown', [0, 2], asked(), 1, null, 0],
    ['other people’s decisions do not matter', [0, 2], asked(1), 2, 2, null],
  ])('%s', (_, mine, decisions, unveiled, active, curtain) => {
    expect(shown(mine, decisions, unveiled)).toEqual({ active, curtain })
  })
})

describe('who is who', () => {
  const seat = (number: number, some: Partial<SeatLine>): SeatLine => ({
    seat: number,
    name: '',
    guest: '',
    bot: '',
    mine: false,
    present: false,
    ...some,
  })
  const table = {
    seats: [
      seat(0, { name: 'Ann', guest: 'x', mine: true }),
      seat(1, { bot: 'tipster' }),
      seat(2, { name: 'Bob', guest: 'y', bot: 'tipster' }),
      seat(3, {}),
    ],
  } as unknown as TableState

  it('people keep their names, also while a bot plays for them', () => {
    expect(namesOf(table, say)).toEqual(['Ann', 'Tipster 2', 'Bob', 'Player 4'])
  })

  it('my seats are mine', () => {
    expect(mySeats(table)).toEqual([0])
  })
})

describe('what is looked at', () => {
  const views = [{ seat: 1 }, { seat: 3 }] as unknown as SeatView[]

  it('is the active seat’s view, else whatever there is', () => {
    expect(viewOf(views, 3)?.seat).toBe(3)
    expect(viewOf(views, null)?.seat).toBe(1)
    expect(viewOf([{ seat: -1 } as unknown as SeatView], null)?.seat).toBe(-1)
    expect(viewOf([], null)).toBeNull()
  })
})

describe('the story', () => {
  const line = (key: string) => ({ key, params: {} })
  const step = (fresh: boolean, story: Record<number, { key: string; params: object }[]>) =>
    ({ fresh, story }) as never

  it('goes on for each audience, and begins anew when told so', () => {
    const begun = storiesAfter({}, step(true, { 0: [line('a')], 1: [line('b')] }))
    const gone = storiesAfter(begun, step(false, { 0: [line('c')] }))
    expect(gone).toEqual({ 0: [line('a'), line('c')], 1: [line('b')] })
    expect(storiesAfter(gone, step(true, { 0: [line('z')] }))).toEqual({ 0: [line('z')] })
  })
})

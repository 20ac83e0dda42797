import { describe, expect, it } from 'vitest'

import type { FinishlineEvent } from '../../wire'
import { tellIn } from '../../words'
import { Draft } from '../shared/drafts'
import { asked, summary } from './asking'
import { seeAll, startOf } from './look'
import type { Look, Sentence, Told } from './look'
import { momentsOf } from './moments'
import { betMoves, betOf, emptySheet, flattened, mostOn, nextOpen, openFor, sheetMoves, staked, unflattened, withHorse } from './sheet'
import type { SheetLine } from './sheet'
import { moved, placeIn, standing } from './standing'
import { Staking } from './staking.svelte'
import { Taking } from './taking.svelte'
import { stays, tellChoice, tellOffer } from './telling'
import { betting, DONE, handfulMove, house, lookWith, mixing, pairMove, seat, settled, takingOne, takingThree, using, winMove } from './testing'
import { paintOf } from './tiles'
import { Using } from './using.svelte'
import { soon } from '../../waiting'

const mixMove = (order: string) => ({ kind: 'mix', die: 2, back: 5, order })
const english = (told: Sentence) => tellIn('en', told, ['Ann', 'Ben'])

describe('laying the row', () => {
  it('has the leader at the right end, however many are left', () => {
    expect(standing(7, [3, 1, 2], false).map(({ horse, slot, place }) => [horse, slot, place])).toEqual([
      [3, 4, 3],
      [1, 5, 2],
      [2, 6, 1],
    ])
  })

  it('lays level horses one above the other, in one place', () => {
    expect(standing(7, [4, 3, 1, 2], true).map(({ horse, slot, shelf }) => [horse, slot, shelf])).toEqual([
      [4, 4, 'alone'],
      [3, 5, 'alone'],
      [1, 6, 'upper'],
      [2, 6, 'lower'],
    ])
    expect([placeIn([4, 3, 1, 2], true, 1), placeIn([4, 3, 1, 2], true, 3), placeIn([4], false, 9)]).toEqual([1, 2, 0])
  })

  it('moves a tile to where another one lies, and never off the row', () => {
    expect(moved([0, 1, 2, 3], 0, 2)).toEqual([1, 2, 0, 3])
    expect(moved([0, 1, 2, 3], 3, 0)).toEqual([3, 0, 1, 2])
    expect(moved([0, 1, 2, 3], 3, 9)).toEqual([0, 1, 2, 3])
    expect(moved([0, 1, 2, 3], 0, -4)).toEqual([0, 1, 2, 3])
  })

  it('gives every one of the 24 tiles a cloth of its own', () => {
    const cloths = Array.from({ length: 24 }, (_, index) => paintOf(index + 1)).map(({ cloth, weave }) => cloth + weave)
    expect(new Set(cloths).size).toBe(24)
    expect(paintOf(0).cloth).toMatch(/^#/)
  })
})

describe('using a die', () => {
  const use = (look: Look | null) => new Using(() => look)

  it('has the first die in hand that does something, and dice that show the same do the same', () => {
    const look = use(using())
    expect(look.die).toBe(0)
    look.pick(1)
    expect(look.offers.filter(({ allowed }) => allowed).map(({ horse }) => horse)).toEqual([0, 3, 5])
    look.turn(1)
    expect([look.die, look.aside?.move]).toEqual([2, { kind: 'aside', die: 3 }])
    look.turn(1)
    expect(look.die).toBe(0)
    expect(use(null).asked).toBe(false)
  })

  it('says what each horse would do, and why another does nothing', () => {
    const look = using()
    const hand = use(look)
    const told = (horse: number) => english(tellOffer(look, hand.offerOf(horse), hand.wantsSource))
    expect(told(0)).toBe('The horseshoe waits on My Aunt’s Pension (8).')
    expect(told(3)).toBe('Neigh Sayer (5) goes to third place.')
    expect(told(5)).toBe('Hoof Knows (11) goes to the front!')
    hand.pick(2)
    expect(told(1)).toBe('Borrowed Hat (22) is disqualified and leaves the race.')
    expect(told(4)).toContain('a second one would disqualify it')
    expect(told(2)).toMatch(/^Not possible for Second Mortgage \(3\)\. .* is never whipped/)
    expect(hand.offerOf(2).allowed).toBe(false)
    expect([stays(hand.offerOf(4).choice!), stays(hand.offerOf(1).choice!)]).toEqual([true, false])
  })

  it('asks first where a horseshoe comes from, then where it goes', () => {
    const look = mixing()
    const hand = use(look)
    expect([hand.wantsSource, hand.sources]).toEqual([true, [4, 5]])
    expect(english(tellOffer(look, hand.offerOf(4), true))).toBe('Take the horseshoe from Unbridled Modesty (18).')
    expect(hand.offerOf(0).choice).toBeNull()
    hand.source = 4
    expect(hand.offers.filter(({ allowed }) => allowed).map(({ horse }) => horse)).toEqual([0, 5])
    expect(english(tellOffer(look, hand.offerOf(5), false))).toBe(
      'The horseshoe goes from Unbridled Modesty (18) to Hoof Knows (11), which takes the lead!',
    )
    expect(english(tellOffer(look, hand.offerOf(0), false))).toMatch(/ and waits there\.$/)
  })

  it('needs no source where there is only one', () => {
    const look = mixing()
    const only = { ...look, choices: look.choices.filter((choice) => startOf(choice) !== 5) }
    expect([use(only).wantsSource, use(only).from]).toEqual([false, 4])
  })

  it('finds the rearrangement that tiles moved by hand mean', () => {
    const hand = use(mixing())
    hand.pick(1)
    expect([hand.mixing, hand.mixed, hand.offers]).toEqual([true, null, []])
    hand.shift(5, 6)
    expect(hand.mixed?.move).toEqual(mixMove('132'))
    hand.shift(4, 6)
    expect([hand.draft, hand.mixed]).toEqual([[0, 1, 2, 3, 6, 5, 4], expect.objectContaining({ move: mixMove('321') })])
    hand.shift(0, 3)
    expect(hand.mixed).toBeNull()
    hand.shift(0, 0)
    hand.shift(6, 6)
    hand.shift(4, 4)
    expect(hand.draft).toEqual([])
  })

  it('offers to part level horses that keep their order', () => {
    const parting = { move: { kind: 'mix', die: 2, back: 5, order: '123' } as const, order: [0, 1, 2, 3, 4, 5, 6] }
    const look = mixing({ level: true, choices: [parting] })
    const hand = use(look)
    hand.pick(1)
    expect(hand.partings).toEqual([parting])
    expect(english(tellChoice(look, parting))).toContain('The dead heat is broken.')
  })

  it('shows a dead heat on its horse and as a button', () => {
    const look = mixing()
    const hand = use(look)
    hand.pick(2)
    expect(hand.beside.map(({ move }) => move.kind)).toEqual(['level'])
    expect(hand.offerOf(5).allowed).toBe(true)
    expect(english(tellChoice(look, hand.beside[0]!))).toBe('Hoof Knows (11) draws level with Mane Complaint (20).')
  })

  it('says why a die that does nothing does nothing', () => {
    const barred = { key: 'finishline-refused-heat-already-used', params: {} }
    const look = mixing({
      choices: [{ move: { kind: 'aside', die: 3 } }],
      barred: [{ move: { kind: 'level', die: 3 }, horse: 5, barred, paragraph: 'F5.6' }],
    })
    const hand = use(look)
    hand.pick(2)
    expect(hand.idle?.paragraph).toBe('F5.6')
  })
})

describe('taking dice', () => {
  const take = (look: Look) => new Taking(() => look, () => new Draft('hand', 1))

  it('takes one of the colours the look offers, and knows why not another', () => {
    const taking = take(takingOne())
    expect([taking.one, taking.handful]).toEqual([true, false])
    expect(taking.offerOf('red')).toEqual({ choice: expect.objectContaining({ move: { kind: 'take', colour: 'red' } }), allowed: true })
    taking.add('yellow')
    expect(taking.reason?.paragraph).toBe('F3.3')
  })

  it('lays out three dice, colour by colour, until they are a choice', () => {
    const taking = take(takingThree())
    taking.add('white')
    taking.add('white')
    expect([taking.choice, taking.reason]).toEqual([null, null])
    taking.add('white')
    expect([taking.hand, taking.reason?.paragraph]).toEqual([['white', 'white'], 'F3.2'])
    taking.add('red')
    expect([taking.choice?.move, taking.reason]).toEqual([handfulMove('white', 'white', 'red'), null])
    taking.remove(0)
    taking.add('black')
    expect([taking.hand, taking.choice?.move]).toEqual([['white', 'red', 'black'], handfulMove('white', 'red', 'black')])
  })
})

describe('writing a sheet', () => {
  const look = betting()
  const win = (horse: number, stake: number) => ({ kind: 'win' as const, horses: [horse + 1], stake })
  const pair = (one: number, other: number, stake: number) => ({ kind: 'pair' as const, horses: [one + 1, other + 1], stake })

  it('is the bets of the rulebook with their stakes, and the word that it is done', () => {
    const lines = [win(4, 200), win(2, 100), win(5, 400), pair(5, 4, 200), pair(5, 6, 100)]
    expect(sheetMoves(look, lines)).toEqual([
      winMove(4, 200),
      winMove(2, 100),
      winMove(5, 400),
      pairMove(4, 5, 200),
      pairMove(5, 6, 100),
      DONE,
    ])
    expect(staked(lines)).toBe(1000)
    expect(betOf(look, pair(5, 4, 200))?.odds).toBe(7)
  })

  it('leaves out lines without a horse, and hands an empty one in too', () => {
    expect(sheetMoves(look, emptySheet(look))).toEqual([DONE])
    expect(sheetMoves(look, [win(-1, 300), pair(4, -1, 100)])).toEqual([DONE])
  })

  it('leaves the judgement of a bad stake to the house', () => {
    expect(sheetMoves(look, [win(4, 150)])).toEqual([winMove(4, 150), DONE])
    expect(sheetMoves(look, [win(4, 0)])).toEqual([winMove(4, 0), DONE])
    const why = { key: 'finishline-refused-stake-above-capital', params: { left: 0, stake: 100 } }
    const poor = betting()
    const bare = poor.choices.slice(1).map(({ least: _least, most: _most, ...bet }) => ({ ...bet, barred: why }))
    expect(sheetMoves({ ...poor, choices: poor.choices.slice(0, 1), barred: bare }, [win(4, 300)])).toEqual([winMove(4, 300), DONE])
  })

  it('goes as far as the house says', async () => {
    const staking = new Staking(() => look, house)
    expect(mostOn(staking.known, win(4, 0))).toBe(1000)
    await staking.ask(betMoves(look, [win(4, 300), pair(5, 4, 200)]))
    expect([staking.known.money_left, staking.refused]).toEqual([500, false])
    expect(mostOn(staking.known, win(4, 300))).toBe(800)
    expect(mostOn(staking.known, pair(4, 5, 200))).toBe(700)
    expect(mostOn(staking.known, win(2, 0))).toBe(500)
    await staking.ask(betMoves(look, [win(4, 1300)]))
    expect([staking.known.money_left, staking.refused]).toEqual([500, true])
    await staking.ask([])
    expect([staking.known.money_left, staking.refused]).toEqual([1000, false])
  })

  it('asks the house one thing at a time, and only about what is written last', async () => {
    const asked: number[] = []
    const answers: (() => void)[] = []
    const staking = new Staking(() => look, async (moves) => {
      asked.push(moves.length)
      await new Promise<void>((answer) => answers.push(answer))
      return house(moves)
    })
    const done = staking.ask(betMoves(look, [win(4, 100)]))
    void staking.ask(betMoves(look, [win(4, 100), win(5, 100)]))
    void staking.ask(betMoves(look, [win(4, 100), win(5, 100), win(3, 100)]))
    answers.shift()?.()
    await soon(() => expect(answers).toHaveLength(1))
    answers.shift()?.()
    await done
    expect([asked, staking.known.money_left]).toEqual([[1, 3], 700])
  })

  it('keeps what it knew while nobody answers', async () => {
    const staking = new Staking(() => look, () => Promise.reject(new Error('the line is down')))
    await staking.ask(betMoves(look, [win(4, 100)]))
    expect([staking.known.money_left, staking.refused]).toEqual([1000, false])
  })

  it('fills horses in one after the other and takes them out again', () => {
    const first = withHorse(pair(-1, -1, 0), 3)
    expect(first.horses).toEqual([3, 0])
    expect(withHorse(first, 5).horses).toEqual([3, 5])
    expect(withHorse(withHorse(first, 5), 7).horses).toEqual([3, 7])
    expect(withHorse(first, 3).horses).toEqual([0, 0])
    expect(nextOpen([win(1, 0), win(-1, 0)], 0)).toBe(1)
    expect(nextOpen([win(1, 0)], 0)).toBe(-1)
  })

  it('survives as plain numbers', () => {
    const lines = [win(4, 200), win(2, 100), win(-1, 0), pair(5, 4, 200), pair(5, -1, 0)]
    expect(unflattened(look, flattened(lines))).toEqual(lines)
  })
})

describe('what is asked and what is told', () => {
  it('asks for what the phase wants', () => {
    expect(english(asked(betting())!)).toContain('€1,000')
    expect(english(asked(takingThree())!)).toContain('three dice')
    expect(english(asked(takingOne())!)).toBe('Take one die from the reserve and roll the three.')
    expect(english(asked(using())!)).toContain('three dice')
    expect(english(asked(settled())!)).toContain('settled')
    expect(asked(lookWith())).toBeNull()
  })

  it('tells the row from the front, the dice and one’s own sheet', () => {
    const slip = { wins: [{ horses: [4], odds: 4, stake: 200 }] }
    const told = summary({ ...using(), level: true, seats: [seat(0, { filled: true, slip })] }, ['Ann', 'Ben']).map(english)
    expect(told[1]).toBe('To play: Ann.')
    expect(told[2]).toMatch(/^From the front: Mane Complaint \(20\), 2 times, safe runner, Hoof Knows \(11\), 3 times, with a horseshoe, /)
    expect(told[2]).toMatch(/The first two are level\.$/)
    expect(told[3]).toBe('The dice show horseshoe, horseshoe and whip.')
    expect(told.at(-1)).toContain('€200 at 4× on Unbridled Modesty (18) to win')
  })

  it('tells the result line by line, and says who is out', () => {
    const told = summary(settled(), ['Ann', 'Ben']).map(english)
    expect(told.at(-2)).toContain('€400 at 3 times on Hoof Knows (11) to win: pays €1,200')
    expect(told.at(-2)).toContain('€1,200 in hand.')
    expect(told.at(-1)).toContain('Hoof Knows (11) was an outsider: €1,000 for the win bet')
    expect(told.at(-1)).toContain('side bets €-500')
    const gone = using({ tiles: using().tiles.map((one) => (one.horse === 1 ? { ...one, out: true } : one)) })
    expect(summary(gone, []).map(english)).toContain('Out of the race: Borrowed Hat (22).')
  })

  it('lays all sheets open in a replay', () => {
    const slip = { wins: [{ horses: [4], odds: 4, stake: 200 }] }
    const mine = using({ seats: [seat(0, { filled: true, slip }), seat(1, { filled: true })] })
    const theirs = { ...mine, seat: 1, seats: [seat(0, { filled: true }), seat(1, { filled: true, slip: {} })] }
    const all = seeAll({ '-1': { ...mine, seat: -1, seats: [seat(0), seat(1)] }, '0': mine, '1': theirs })
    expect(all.seats.map((line) => line.slip)).toEqual([slip, {}])
  })
})

describe('the moments of a meeting', () => {
  const told = (event: FinishlineEvent): Told => ({ event })
  const dice = (horse: number, shoes: number) => told({ name: 'photo-dice', horse, shoes })

  it('shows the last straight, then the photo count by count, then the arrival and the sheets', () => {
    const story = [
      told({ name: 'post', race: 1, extras: 0 }),
      told({ name: 'photo', first: 5, second: 6 }),
      dice(5, 3),
      dice(6, 3),
      told({ name: 'photo-again' }),
      dice(5, 4),
      dice(6, 2),
      told({ name: 'photo-won', horse: 5 }),
      told({ name: 'arrival', race: 1, first: 5, second: 6 }),
    ]
    const found = momentsOf(story, 1, settled())
    expect(found.map(({ kind }) => kind).slice(0, 9)).toEqual(['finish', ...Array<string>(6).fill('photo'), 'honour', 'honour'])
    // Nothing is told before it is seen: the counts come one by one, the winner after them, the order last.
    expect(found.slice(0, 9).map(({ told: lines }) => lines)).toEqual([0, 1, 2, 3, 5, 6, 7, 7, 8])
    expect(found[2]?.counts.map(({ number, shoes }) => [number, shoes])).toEqual([[11, 3]])
    expect(found[5]?.counts.map(({ number, shoes }) => [number, shoes])).toEqual([[11, 3], [20, 3], [11, 4], [20, 2]])
    expect(found.map(({ winner }) => winner).slice(5, 7)).toEqual([-1, 5])
    const lines = found.filter(({ kind }) => kind === 'reckoning').map(({ lines }) => lines)
    expect(lines).toEqual(Array.from(lines, (_, index) => index + 1))
    expect(found.at(-1)?.told).toBe(8)
  })

  it('names the horse that is led away', () => {
    const story = [told({ name: 'disqualified', horse: 1 })]
    expect(momentsOf(story, 0, using())[0]?.number).toBe(22)
  })
})

describe('a horse tapped in the row', () => {
  const line = (kind: 'win' | 'pair', horses: readonly number[], stake = 0): SheetLine => ({ kind, horses, stake })

  it('never goes on a line that is whole: its bet and stake stay', () => {
    const lines = [line('win', [4], 300), line('win', [0]), line('pair', [0, 0])]
    expect(openFor(lines, 0)).toBe(1)
    expect(openFor(lines, 1)).toBe(1)
    expect(openFor([line('win', [4], 300), line('win', [2], 100), line('pair', [1, 0])], 1)).toBe(2)
    expect(openFor([line('win', [4], 300), line('pair', [1, 2], 100)], 1)).toBe(-1)
  })
})

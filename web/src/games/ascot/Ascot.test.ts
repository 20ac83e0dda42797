import './catalogue'

import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { drawer } from '../../shell/drawer.svelte'
import { LANGUAGES } from '../../shell/settings.svelte'
import type { Refusal } from '../../wire'
import { fetchWords, learn, tell, tellIn } from '../../words'
import { button, click, press, tableOf } from '../shared/sitting.svelte'
import { asked, summary } from './asking'
import Ascot from './Ascot.svelte'
import { seeAll } from './look'
import type { Choice, Event, Look, Move, Sentence, Told } from './look'
import { momentsOf } from './moments'
import { answering, betting, bidding, cards, lookWith, pricing, running, seat, settled, throwingIn, trading, training } from './testing'
import { scenes } from './scenes'
import { soon } from '../../waiting'

await scenes.fetch()

learn({
  en: () => Promise.resolve({ default: 'ascot-move-canter = { $horse } canters' }),
  fr: () => Promise.resolve({ default: 'ascot-move-canter = { $horse } au petit galop' }),
})
await Promise.all(LANGUAGES.map(fetchWords))

/** Wait for the parts of the page that are fetched when they are wanted. */
async function fetched(): Promise<void> {
  await vi.dynamicImportSettled()
  flushSync()
}

/** A line of the story. */
const told = (event: Event, key: string, params: Sentence['params'] = {}): Told => ({ event, text: { key, params } })
const BRIDLE: Move = { kind: 'give', report: 'bridle' }
const to = (seat: number): Move => ({ kind: 'to', seat })
const trade = (horse: number): Move => ({ kind: 'trade', horse })
const throwing = (thing: number): Move => ({ kind: 'throw', thing })

describe('Ascot on the table', () => {
  const complaints = vi.spyOn(console, 'error')
  beforeEach(() => {
    complaints.mockClear()
  })
  // A sentence without its words, or given too little, complains on the console, even on leaving.
  afterEach(() => {
    expect(complaints.mock.calls).toEqual([])
  })
  const { act, consider, undone, sit, goOn, leave } = tableOf<Look>(Ascot, ['Ann', 'Ben', 'Cleo'], momentsOf)

  function type(label: string, value: string): void {
    const field = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`)
    if (!field) throw new Error(`there is no field ${label}`)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
    flushSync()
  }

  /** The sums that have a button. */
  const sums = () => [...document.querySelectorAll('[data-amount]')].map((one) => Number(one.getAttribute('data-amount')))
  const text = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')

  it('throws in several cards as one decision, whatever was barred at first', () => {
    sit(throwingIn())
    click(/^Throw in the Walroy stable/)
    click(/^Throw in Leonidas/)
    click(/^Throw in Leonidas/)
    click(/^Throw in the Farrier/)
    click(/^Throw in 2 cards/)
    expect(act).toHaveBeenCalledWith(0, [throwing(16), throwing(17), { kind: 'done' }])
    expect(text()).toContain('has thrown in')
  })

  it('says what the cards that stay will cost, as the house reckons it, and never brightly that all stay', async () => {
    const done: Choice = { move: { kind: 'done' } }
    sit(throwingIn({ owed: 135_000, barred: [], choices: [...throwingIn().choices, done] }))
    await fetched()
    const kept = () => document.querySelector('.kept')?.textContent?.replace(/\s+/g, ' ').trim()
    const button = () => document.querySelector('.hand [data-move="done"]')
    expect(kept()).toBe('You keep 4 cards: 100,000 F − 135,000 F owed. You would be 35,000 F short, and would have to sell.')
    expect([button()?.textContent?.trim(), button()?.classList.contains('main')]).toEqual(['Keep the whole hand', false])
    const hand = cards({ 16: { where: 'hand', seat: 0 }, 17: { where: 'hand', seat: 0 }, 18: { where: 'hand', seat: 0 } })
    consider.mockResolvedValue({ type: 'considered', request: 1, look: throwingIn({ cards: hand, owed: 75_000, barred: [], choices: [done] }), whole: false })
    click(/^Throw in Leonidas/)
    await fetched()
    expect(consider).toHaveBeenLastCalledWith(0, [throwing(5)])
    expect(kept()).toBe('You keep 3 cards: 100,000 F − 75,000 F owed leaves 25,000 F for the sales.')
    expect(button()?.classList.contains('main')).toBe(true)
  })

  it('says before it is asked that a hand may not be handed in so', async () => {
    consider.mockResolvedValue({ type: 'considered', request: 1, look: throwingIn(), whole: false })
    sit(throwingIn())
    click(/^Keep the whole hand/)
    expect(text()).toContain('stable')
    expect([act.mock.calls, document.querySelector('.hand [data-move="done"]')?.classList.contains('shut')]).toEqual([[], true])
  })

  it('bids by a button that says what it costs in all', () => {
    sit(bidding())
    expect(text()).toContain('12,000 F Cleo')
    click(/^Bid 15,000 F 16,500 F in all/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'bid', francs: 15_000 }])
  })

  it('bids by typing any sum, and leaves a wrong one to the house', () => {
    sit(bidding())
    type('Your bid, in francs', '17750')
    press('Enter')
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'bid', francs: 17_750 }])
  })

  it('offers no sum beyond the range, and leaves it to the house to say why', () => {
    sit(bidding())
    for (const sum of ['9999999', '5']) {
      type('Your bid, in francs', sum)
      expect(document.querySelector<HTMLButtonElement>('.amounts form button[type=submit]')?.disabled).toBe(true)
    }
    press('Enter')
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'bid', francs: 5 }])
  })

  it('passes in one press', () => {
    sit(bidding())
    press('0')
    expect(document.activeElement?.getAttribute('data-move')).toBe('pass')
    click(/^Leave it/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'pass' }])
  })

  it('shows the training ground: horses, boxes, the report just read, the squares', async () => {
    sit(training())
    await fetched()
    expect(document.querySelectorAll('.loop .horse')).toHaveLength(2)
    expect(document.querySelector('.turned')?.textContent).toContain('A fine gallop at dawn')
    expect(text()).toContain('4,000 F for the club, members only.')
    expect(text()).toContain('To come again, in this order: Trial gallop: back you come.')
    document.querySelector('[data-square="7"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
    expect(document.querySelector('.throw .note')?.textContent).toContain('12,000 F for the Bank')
    click(/^Join the club: 8,000 F/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'yes' }])
  })

  describe('with a pack that names its horses, squares and reports', () => {
    /** The same look, horses 1 to 5 with names of their own. */
    const christened = (look: Look): Look => ({
      ...look,
      horses: look.horses.map((one) => (one.horse <= 5 ? { ...one, name: `Crack ${'ABCDE'[one.horse - 1]}` } : one)),
    })
    /** Every place that shows a horse. */
    const PLACES: readonly (readonly [string, Look, RegExp, string])[] = [
      ['a hand', throwingIn(), /Crack E \(5\) 60,000 F/, 'Leonidas'],
      ['a lot', bidding(), /Crack E \(5\)/, 'Leonidas'],
      ['an offer', answering(), /Crack E \(5\).*Crack B \(2\)/, 'Leonidas'],
      ['the pad', betting(), /Crack A \(1\).*Crack B \(2\).*Crack C \(3\).*Crack D \(4\)/, 'Dark Warrior'],
      ['the race', running(), /Crack A \(1\)/, 'King of Clubs'],
      ['the reckoning', settled(), /Crack B \(2\)/, 'Priory Park'],
    ]

    it.each(PLACES)('calls horses by them in %s', async (_, look, own, ours) => {
      const named = christened(look)
      sit(named)
      await fetched()
      expect(text()).toMatch(own)
      expect(text()).not.toContain(ours)
      for (const language of LANGUAGES) {
        const words = [asked(named), ...summary(named, [])].map((one) => (one ? tellIn(language, one) : '')).join(' ')
        expect(words).not.toContain(ours)
        expect(words).toContain('Crack')
      }
    })

    it('calls squares and reports by their titles, and horses on the loop', async () => {
      const look = christened(training())
      const board = look.training
      if (!board) throw new Error('there is no training board')
      const gallop = { name: 23, effect: 'advantage', number: 1, own: 'Galop de feu' } as const
      const packs = board.packs.map((one) => (one.pack === 'stevens' ? { ...one, reports: [gallop, ...one.reports.slice(1)], queue: [0] } : one))
      const squares = board.squares.map((one, index) => (index === 7 ? { ...one, name: 21, own: 'Le vin du jockey' } : one))
      const turned = { pack: 'stevens', report: gallop, seat: 0, horse: 2 } as const
      sit({ ...look, training: { ...board, packs, squares, turned } })
      await fetched()
      expect(document.querySelector('.turned')?.textContent).toMatch(/Galop de feu.*Crack B \(2\)/s)
      expect(text()).toContain('To come again, in this order: Galop de feu.')
      expect(text()).toContain('Galop de feu: an Advantage')
      document.querySelector('[data-square="7"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      flushSync()
      expect(document.querySelector('.throw .note')?.textContent).toContain('Le vin du jockey')
      expect(text()).not.toContain('A fine gallop at dawn')
    })
  })

  it('lays an offer on the scale and sends it as one decision', async () => {
    sit(trading())
    await fetched()
    click(/^To Ben/)
    expect(button(/^Make the offer/).disabled).toBe(true)
    click(/^King of Clubs/)
    click(/^Priory Park/)
    click(/“Unbreakable bridle” 0 of 2/)
    click(/“Unbreakable bridle” 1 of 2/)
    document.querySelector<HTMLInputElement>('input[value="ask"]')?.click()
    flushSync()
    type('Money in the offer, in francs', '4000')
    expect(document.querySelector('[data-pan="takes"]')?.textContent).toContain('4,000 F')
    click(/^Make the offer/)
    expect(act).toHaveBeenCalledWith(0, [to(1), trade(1), trade(2), BRIDLE, BRIDLE, { kind: 'ask', francs: 4000 }, { kind: 'send' }])
  })

  it('keeps a half-made offer and a half-made throw over a reload', async () => {
    sit(trading())
    await fetched()
    click(/^To Ben/)
    click(/^Priory Park/)
    click(/“Unbreakable bridle” 0 of 2/)
    type('Money in the offer, in francs', '700')
    await leave()
    sit(trading())
    await fetched()
    click(/^Dark Warrior/)
    click(/^Make the offer/)
    expect(act).toHaveBeenCalledWith(0, [to(1), trade(2), BRIDLE, trade(3), { kind: 'pay', francs: 700 }, { kind: 'send' }])
    await soon(() => expect(button(/^To Cleo/).disabled).toBe(false))
    click(/^To Cleo/)
    expect(button(/^To Cleo/).getAttribute('aria-pressed')).toBe('true')
    await leave()
    sit(throwingIn())
    click(/^Throw in the Walroy stable/)
    await leave()
    sit(throwingIn())
    click(/^Throw in one card/)
    expect(act).toHaveBeenLastCalledWith(0, [throwing(17), { kind: 'done' }])
  })

  it('offers money for a report in need, or sells one', async () => {
    const need = { seat: 0, horse: 1, thing: 22, holder: 1 }
    const offer: Choice = { move: { kind: 'offer', francs: 100 }, thing: 22, seat: 1, least: 100, most: 9000, step: 100, ladder: [100, 500] }
    sit(running({ phase: 'need', need, choices: [offer], barred: [] }))
    expect(text()).toContain('King of Clubs (1) (Ann) needs the report “Sound vessels”. It could come from: Ben.')
    click(/^Offer 500 F/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'offer', francs: 500 }])
    await leave()
    const accept: Choice = { move: { kind: 'yes' }, seat: 1, thing: 22, francs: -500 }
    sit(running({ phase: 'need-answer', need: { ...need, seat: 1, holder: 0, francs: 500 }, choices: [accept], barred: [] }))
    click(/^Sell it for 500 F/)
    expect(act).toHaveBeenLastCalledWith(0, [{ kind: 'yes' }])
  })

  it('shows few rungs of a long ladder, and never all one has', () => {
    const ladder = Array.from({ length: 20 }, (_, rung) => 12_500 + rung * 1000)
    const look = bidding()
    sit({ ...look, choices: look.choices.map((choice) => (choice.move.kind === 'bid' ? { ...choice, ladder, costs: [] } : choice)) })
    const shown = sums()
    expect([shown.length, shown[0], shown.at(-1)]).toEqual([6, 12_500, 17_500])
  })

  it('keeps a sum that is typed over a reload, until it is another decision', async () => {
    const field = () => document.querySelector<HTMLInputElement>('[aria-label="Your bid, in francs"]:is(input)')?.value
    sit(bidding())
    type('Your bid, in francs', '17750')
    await leave()
    sit(bidding())
    expect(field()).toBe('17750')
    press('Enter')
    click(/^Bid 17,750 F/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'bid', francs: 17_750 }])
    await leave()
    sit(bidding(), false, 2)
    expect(field()).toBe('12500')
  })

  it('spreads the buttons for a bet over what one may stake', () => {
    const ladder = [100, 200, 300, 500, 700, 1000, 1500, 2000, 3000, 5000, 8000, 10_000, 20_000, 30_000, 40_000]
    const look = betting()
    sit({ ...look, choices: look.choices.map((choice) => (choice.move.kind === 'bet' ? { ...choice, ladder } : choice)) })
    expect(sums()).toEqual([100, 300, 700, 2000, 8000, 20_000])
    click(/^Bet 8,000 F/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'bet', francs: 8000 }])
  })

  it('says what a stake that is typed would get, as the house says it', async () => {
    const look = betting()
    const returns = [300, 3000, 10_000]
    consider.mockImplementation((_, [move]) => {
      const brings = move && 'francs' in move && move.francs === 2500 ? 7500 : null
      return Promise.resolve({ type: 'considered', request: 1, look, whole: true, brings })
    })
    sit({ ...look, choices: look.choices.map((choice) => (choice.move.kind === 'bet' ? { ...choice, returns } : choice)) })
    type('Your stake, in francs', '2500')
    await soon(() => expect(button(/^Bet 2,500 F/).textContent).toMatch(/gets 7,500/))
    expect(consider).toHaveBeenLastCalledWith(0, [{ kind: 'bet', francs: 2500 }])
    type('Your stake, in francs', '2600')
    expect(button(/^Bet 2,600 F/).textContent).not.toContain('gets')
  })

  it('lays round sums on the scale at a tap, and sends none by it', async () => {
    const look = trading()
    const ladder = [100, 500, 1000, 5000, 20_000]
    sit({ ...look, goods: look.goods.map((one) => (one.move.kind === 'pay' ? { ...one, most: 20_000, ladder } : one)) })
    await fetched()
    click(/^To Ben/)
    expect(sums()).toEqual([100, 500, 1000, 5000])
    click(/^5,000 F/)
    expect(document.querySelector('[data-pan="gives"]')?.textContent).toContain('5,000 F')
    expect(act).not.toHaveBeenCalled()
  })

  it('says what is offered while the call to the market lies over the scale', () => {
    const params = { player: { key: 'player', params: { seat: 1 } }, one: 4, two: 2, total: 6, double: 0, board: 'training' }
    const dice = told({ name: 'dice-thrown', player: 0, one: 4, two: 2, board: 'training' }, 'ascot-story-dice', params)
    const own = () => document.querySelector('section.own')?.textContent ?? ''
    sit(training())
    goOn(answering(), [dice, told({ name: 'training-over' }, 'ascot-story-training-over')])
    expect([document.querySelector('.stage.gallops'), own().includes('Leonidas')]).toEqual([expect.anything(), false])
    click(/^Skip/)
    expect(document.querySelector('.stage.market')).not.toBeNull()
    expect(own()).toMatch(/Leonidas \(5\).*20,000 F.*Priory Park \(2\)/)
    click(/^Skip/)
    expect([document.querySelector('.stage'), own().includes('Leonidas')]).toEqual([null, false])
  })

  it('lets whoever has nobody to trade with make no offer', async () => {
    const look = trading()
    sit({ ...look, choices: look.choices.filter(({ move }) => move.kind === 'pass'), goods: [] })
    await fetched()
    click(/^No offer/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'pass' }])
  })

  it('clears the scale for another partner', async () => {
    sit(trading())
    await fetched()
    click(/^To Ben/)
    click(/^King of Clubs/)
    click(/^To Cleo/)
    expect(button(/^Make the offer/).disabled).toBe(true)
    expect(document.querySelectorAll('.good')).toHaveLength(3)
  })

  it('shows an offer to whom it is made, with what accepting brings', async () => {
    sit(answering())
    await fetched()
    expect(document.querySelector('[data-pan="gives"]')?.textContent).toContain('Leonidas')
    button(/^Shake on it/).focus()
    flushSync()
    expect(text()).toContain('You get 20,000 F.')
    click(/^Shake on it/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'yes' }])
  })

  it('keeps the bookmaker’s pad with tickets and what the pool pays', async () => {
    sit(betting())
    await fetched()
    const rows = [...document.querySelectorAll('.pad li')].map((row) => (row.textContent ?? '').replace(/\s+/g, ' '))
    expect(rows).toHaveLength(4)
    expect(rows[1]).toContain('3,000 F')
    expect(rows[1]).toContain('3 for 1')
    expect(document.querySelector('.pad .called')?.textContent).toContain('Dark Warrior')
    type('Your stake, in francs', '2500')
    press('Enter')
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'bet', francs: 2500 }])
  })

  it('asks the bookmaker for a price, and shows the place bets agreed', async () => {
    sit(pricing())
    await fetched()
    const row = document.querySelectorAll('.pad li')[1]?.textContent?.replace(/\s+/g, ' ')
    expect(row).toContain('Ben 400 F place, 2½ for 1')
    expect(text()).toContain('Place bets: 1,000 F put aside')
    expect(tell(asked(pricing()) as Sentence, ['Ann', 'Ben', 'Cleo'])).toBe('A question from Cleo: what do you pay for a place of Dark Warrior (3)?')
    click(/^1½ for 1/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'odds', odds: 3 }])
  })

  it('lights the squares of a throw, shows where one leads, and goes there', async () => {
    sit(running())
    await fetched()
    expect(document.querySelectorAll('.lit')).toHaveLength(3)
    expect([...document.querySelectorAll('.runner:has(.mine)')].map((one) => one.getAttribute('data-horse'))).toEqual(['1'])
    expect(document.querySelectorAll('.shut[data-way]')).toHaveLength(2)
    press('3')
    expect(document.querySelector('.ghost')).not.toBeNull()
    click(/^To lane 1, length 6: a blue square/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'lane', lane: 1 }])
  })

  it('goes where the board is tapped', async () => {
    sit(running())
    await fetched()
    document.querySelector('[data-way="lane:2"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'lane', lane: 2 }])
  })

  it('says why a lane is barred, with the way to the paragraph', async () => {
    sit(running())
    await fetched()
    document.querySelector('[data-way="lane:4"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
    expect(act).not.toHaveBeenCalled()
    expect(document.querySelector('.doing .refusal')?.textContent).toContain('cutting in')
    document.querySelector<HTMLButtonElement>('.doing .paragraph')?.click()
    expect([drawer.game, drawer.paragraph]).toEqual(['ascot', 'A9.4'])
    drawer.game = null
  })

  it('offers the throw to the favourite or the next, each with its squares', async () => {
    const whose: Choice = { move: { kind: 'for', whose: 'favourite' }, thing: 1, length: 6, reach: [1, 2] }
    const next: Choice = { move: { kind: 'for', whose: 'next' }, thing: 2 }
    sit(running({ phase: 'whose', mover: 0, choices: [whose, next], barred: [] }))
    await fetched()
    button(/^For King of Clubs \(1\): to length 6, 2 squares/).focus()
    flushSync()
    expect(document.querySelectorAll('.hint')).toHaveLength(2)
    click(/^For Priory Park \(2\), which is down/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'for', whose: 'next' }])
  })

  it('names an auctioneer among all who play', () => {
    const named: Choice[] = [0, 1, 2].map((seat) => ({ move: { kind: 'name', seat }, seat }))
    sit(running({ stage: 'deal', phase: 'naming', mover: 0, choices: named, barred: [] }))
    click(/^The hammer to Ben/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'name', seat: 1 }])
  })

  it('asks which horse stays at home where an entry is not paid', () => {
    const debt = { cause: 'entry' as const, debtor: 0, creditor: -1, francs: 20000, short: 5000 }
    sit(running({ stage: 'betting', phase: 'withdraw', debt, choices: [{ move: { kind: 'scratch', horse: 1 }, thing: 1 }], barred: [] }))
    expect(text()).toContain('A horse whose entry is not paid does not run.')
    click(/^Withdraw King of Clubs \(1\)/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'scratch', horse: 1 }])
  })

  it('says of a throw that does not pass the post which one would', () => {
    const next: Choice = { move: { kind: 'for', whose: 'next' }, thing: 1, needed: 4 }
    sit(running({ phase: 'whose', mover: 0, choices: [next], barred: [] }))
    expect(button(/^For King of Clubs \(1\), which stays: only a 4 passes the post/)).toBeTruthy()
  })

  it('offers a kind of move it has never heard of in the words of the catalogue', () => {
    const unheard = { kind: 'canter', horse: 5 } as unknown as Move
    sit(running({ choices: [{ move: unheard }], barred: [] }))
    click(/^Leonidas \(5\) canters/)
    expect(act).toHaveBeenCalledWith(0, [unheard])
  })

  it('sells for a debt in the middle of the race', () => {
    const debt = { cause: 'race' as const, debtor: 0, creditor: -1, francs: 3000, short: 1200 }
    sit(running({ phase: 'owe', debt, choices: [{ move: { kind: 'sell', thing: 21 }, thing: 21 }], barred: [] }))
    expect(text()).toContain('3,000 F owed to the Bank, 1,200 F short')
    click(/^Put up the report “Unbreakable bridle”/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'sell', thing: 21 }])
  })

  it('reckons Bank and Totalisator line by line', async () => {
    sit(settled())
    await soon(() => expect(document.querySelector('.reckoning')).not.toBeNull())
    const lines = [...document.querySelectorAll('.reckoning dl div')].map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim())
    expect(lines).toHaveLength(11)
    expect(lines[2]).toMatch(/First prize, Priory Park \(2\): Cleo ?120,000 F/)
    expect(lines[7]).toMatch(/A winning ticket pays ?2 for 1/)
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Reckoning')
  })

  it('explains a refusal where one clicked, and takes a decision back', async () => {
    const why = { key: 'ascot-refused-not-a-step', params: { step: 500, francs: 17_750 } }
    act.mockResolvedValue({ type: 'refused', request: 1, code: 'refused', why, paragraph: 'A1.6' } satisfies Refusal)
    sit(bidding(), true)
    type('Your bid, in francs', '17750')
    press('Enter')
    await soon(() => expect(document.querySelector('.own [role=alert]')?.textContent ?? '').toContain('17,750 F will not do'))
    click(/^Take it back/)
    expect(undone).toHaveBeenCalledWith(0)
  })

  it('shows a spectator everything but somebody’s choices', async () => {
    sit(running({ seat: -1, choices: [], barred: [] }))
    await fetched()
    expect(document.querySelectorAll('.lit, .shut, .doing')).toHaveLength(0)
    expect(document.querySelectorAll('.runner')).toHaveLength(4)
  })

  it.each(LANGUAGES)('asks and sums up every phase in %s without a missing word', (language) => {
    const phases: Look['phase'][] = ['naming', 'exchange', 'throw-in', 'member', 'member-horse', 'join', 'offer', 'answer', 'withdraw', 'favourite', 'whose', 'colour', 'inscription']
    const choices: Choice[] = [{ move: { kind: 'pass' } }]
    const need = { seat: 0, horse: 1, thing: 22, holder: 1, francs: 0 }
    const unpaid = { cause: 'entry' as const, debtor: 0, creditor: -1, francs: 20000, short: 5000 }
    const looks = [
      ...phases.map((phase) => running({ phase, choices })),
      running({ phase: 'withdraw', debt: unpaid, choices }),
      ...(['need', 'need-answer'] as const).map((phase) => running({ phase, need, choices })),
      ...[throwingIn(), bidding(), training(), answering(), betting(), pricing(), settled()],
    ]
    const told = looks.flatMap((look) => {
      const question = asked(look)
      return [...(question ? [question] : []), ...summary(look, ['Ann', 'Ben', 'Cleo'])].map((one) => tellIn(language, one))
    })
    expect(told.every((one) => one.length > 3 && !one.includes('page-ascot'))).toBe(true)
    expect(asked(settled())).toBeNull()
  })

  it('says of whoever has left word for this lot that their limit bids for them', () => {
    const order = (about: number) => ({ kind: 'bid-up-to' as const, about, amount: 13_500 })
    const told = (about: number) => tell(asked(bidding(), order(about)) as Sentence, [])
    const lot = bidding().sale?.thing ?? 0
    expect(told(lot)).toMatch(/Your limit of 13,500\sF bids for you/)
    expect(told(lot + 1)).toMatch(/or more, or leave it/)
  })
})

describe('what is read off a look', () => {
  it('lays every hand into a replay that hides nothing', () => {
    const ann = lookWith({ cards: cards({ 5: { where: 'hand', seat: 0 } }) })
    const ben = lookWith({ seat: 1, cards: cards({ 7: { where: 'hand', seat: 1 } }), seats: [seat(0), seat(1, { held: 3 }), seat(2)] })
    const all = seeAll({ '-1': lookWith({ seat: -1 }), 0: ann, 1: ben })
    expect(all.cards.filter(({ where }) => where === 'hand').map(({ card, seat }) => [card, seat])).toEqual([[5, 0], [7, 1]])
    expect(all.seats[1]?.held).toBe(3)
  })

  it('finds the moments that deserve a stage, the enclosure once', () => {
    const story = [
      told({ name: 'past-post', horse: 2, place: 1 }, 'ascot-story-post'),
      told({ name: 'race-over', count: 1, first: 2, second: 0, third: 0, rounds: 16 }, 'ascot-story-arrival'),
      told({ name: 'won', player: 2, horse: 2 }, 'ascot-story-winner'),
      told({ name: 'richest', player: 1, francs: 9, wins: 'too' }, 'ascot-story-richest'),
    ]
    const found = momentsOf(story, 0, settled())
    const kinds = found.map(({ kind, told: lines }) => `${kind} ${lines}`)
    expect(kinds.slice(0, 4)).toEqual(['finish 0', 'home 1', 'honour 1', 'honour 2'])
    expect([...new Set(kinds.slice(4))]).toEqual(['reckoning 2', 'enclosure 3'])
    expect(found.at(-1)?.call.key).toBe('ascot-story-winner')
    const fall = momentsOf([told({ name: 'fell', horse: 2 }, 'ascot-story-falls')], 0, running())
    expect(fall.map(({ kind, thing }) => [kind, thing])).toEqual([['fall', 2]])
  })

  it('tells a barred lane in words', () => {
    const [barred] = running().barred
    expect(tell(barred!.barred!)).toContain('cutting in')
  })
})

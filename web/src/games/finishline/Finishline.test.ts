import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'

import { drawer } from '../../shell/drawer.svelte'
import { button, click, press, tableOf } from '../shared/sitting.svelte'
import Finishline from './Finishline.svelte'
import type { Look, Move } from './look'
import { betting, DONE, handfulMove, house, mixing, pairMove, seat, settled, takingOne, takingThree, using, winMove } from './testing'
import { soon } from '../../waiting'

describe('Finish Line on the table', () => {
  const { act, consider, undone, sit, leave } = tableOf<Look>(Finishline, ['Ann', 'Ben'])

  function type(label: string, value: string): void {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[aria-label="${label}"]:is(input, select)`)
    if (!field) throw new Error(`there is no field ${label}`)
    field.value = value
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
    flushSync()
  }

  /** The numbers of the tiles as they lie, from the back to the front. */
  const row = () =>
    [...document.querySelectorAll<HTMLElement>('.runner')]
      .sort((one, other) => Number(other.dataset['place']) - Number(one.dataset['place']))
      .map((one) => Number(one.dataset['tile']))

  const preview = () => document.querySelector('.preview')?.textContent ?? ''

  /** Wait for what the house says of the slip. */
  const sums = (text: string) =>
    soon(() => {
      flushSync()
      expect(document.querySelector('.sum')?.textContent).toContain(text)
    })

  it('takes a slip by taps on tiles and typed stakes, all bets at once', async () => {
    consider.mockImplementation((_, moves) => house(moves as Move[]))
    sit(betting())
    click(/^Write on the slip: Unbridled Modesty/)
    type('Stake of win bet 1, in euros', '200')
    click(/^Write on the slip: Hoof Knows/)
    type('Win bet 3: the horse', '3')
    type('Pair bet 1: one horse', '5')
    click(/^Write on the slip: Hoof Knows/)
    await sums('€500 staked, €500 left')
    click(/^Hand in the slip/)
    expect(act).toHaveBeenCalledWith(0, [winMove(4, 200), winMove(5, 100), winMove(2, 100), pairMove(4, 5, 100), DONE])
  })

  it('takes stakes by buttons and by slider, and only as far as the house says', async () => {
    consider.mockImplementation((_, moves) => house(moves as Move[]))
    sit(betting())
    click(/^Write on the slip: Unbridled Modesty/)
    click(/^Stake more/)
    expect(document.querySelector('.pays')?.textContent).toContain('€800')
    type('Stake of win bet 1, in euros, as a slider', '900')
    click(/^Write on the slip: Hoof Knows/)
    await sums('€1,000 staked, €0 left')
    expect([...document.querySelectorAll('button')].filter((one) => one.ariaLabel === 'Stake more' && !one.disabled)).toEqual([])
    type('Stake of win bet 2, in euros', '450')
    await sums('€350 more than you have')
  })

  it('takes a second tap on a backed tile as meaning the line it is on', () => {
    sit(betting())
    click(/^Write on the slip: Unbridled Modesty/)
    click(/^Write on the slip: Unbridled Modesty/)
    expect(document.querySelectorAll('.line.at')).toHaveLength(1)
    expect(document.querySelector('.line.at')?.getAttribute('aria-label')).toBe('Win bet 1')
    click(/^Hand in the slip/)
    expect(act).toHaveBeenCalledWith(0, [winMove(4, 100), DONE])
  })

  it('writes a second horse beside the first, whose bet and stake stay', () => {
    sit(betting())
    click(/^Write on the slip: Unbridled Modesty/)
    type('Stake of win bet 1, in euros', '300')
    document.querySelector('.line.win')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    flushSync()
    const others = [...document.querySelectorAll('.hit')].filter((one) => !one.getAttribute('aria-label')?.includes('Unbridled'))
    ;(others[0] as HTMLElement).dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
    click(/^Hand in the slip/)
    const moves = act.mock.calls[0]?.[1] ?? []
    expect(moves[0]).toEqual(winMove(4, 300))
    expect(moves).toHaveLength(3)
  })

  it('never lights up the button of an empty slip', () => {
    sit(betting())
    expect(button(/^Hand in an empty slip/).classList.contains('main')).toBe(false)
    click(/^Write on the slip: Unbridled Modesty/)
    expect(button(/^Hand in the slip/).classList.contains('main')).toBe(true)
  })

  it('keeps a half-written slip through a reload', async () => {
    sit(betting())
    click(/^Write on the slip: Unbridled Modesty/)
    type('Stake of win bet 1, in euros', '300')
    await leave()
    sit(betting())
    click(/^Hand in the slip/)
    expect(act).toHaveBeenCalledWith(0, [winMove(4, 300), DONE])
  })

  it('hands no half a pair in, and an empty slip gladly', () => {
    sit(betting())
    type('Pair bet 1: one horse', '5')
    expect(button(/^Hand in/).disabled).toBe(true)
    expect(document.body.textContent).toContain('still lacks a horse')
    click(/^Rub out pair bet 1/)
    click(/^Hand in an empty slip/)
    expect(act).toHaveBeenCalledWith(0, [DONE])
  })

  it('takes one die at a tap, and says why not another', () => {
    sit(takingOne())
    click(/^5 yellow dice, not available now/)
    expect(act).not.toHaveBeenCalled()
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Yellow dice wait for the home straight')
    click(/^Take a red die/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'take', colour: 'red' }])
  })

  it('lays out the first three dice and rolls them', () => {
    sit(takingThree())
    for (const label of [/^Take a white die/, /^Take a red die/, /^Take a black die/]) click(label)
    click(/^Put back a black die/)
    click(/^Take a red die/)
    click(/^Roll/)
    expect(act).toHaveBeenCalledWith(0, [handfulMove('white', 'red', 'red')])
  })

  it('keeps a half-laid handful through a reload', async () => {
    sit(takingThree())
    for (const label of [/^Take a white die/, /^Take a red die/]) click(label)
    await leave()
    sit(takingThree())
    click(/^Take a red die/)
    click(/^Roll/)
    expect(act).toHaveBeenCalledWith(0, [handfulMove('white', 'red', 'red')])
  })

  it('shows the row after a choice while it is pointed at, and plays it at a tap', () => {
    sit(using())
    expect(row()).toEqual([8, 22, 3, 5, 18, 11, 20])
    button(/^Neigh Sayer \(5\) goes to third place/).focus()
    flushSync()
    expect(row()).toEqual([8, 22, 3, 18, 5, 11, 20])
    expect(preview()).toContain('goes to third place')
    button(/^The horseshoe waits on/).focus()
    flushSync()
    expect([row(), document.querySelectorAll('.ghost').length]).toEqual([[8, 22, 3, 5, 18, 11, 20], 1])
    click(/^Hoof Knows \(11\) goes to the front/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'on', die: 1, horse: 5 }])
  })

  it('is played by keys alone: arrows for the die, a digit for the horse, 0 to put aside', () => {
    sit(using())
    press('ArrowRight', 'ArrowRight', '6')
    expect(document.activeElement?.getAttribute('aria-label')).toContain('is disqualified')
    expect(document.querySelectorAll('.leaving')).toHaveLength(1)
    ;(document.activeElement as HTMLElement).click()
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'on', die: 3, horse: 1 }])
    act.mockClear()
  })

  it('puts the die in hand aside at 0', () => {
    sit(using())
    press('ArrowLeft', '0')
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'aside', die: 3 }])
  })

  it('says on the spot why a horse takes no whip, with the way to the paragraph', () => {
    sit(using())
    click(/^Die 3: whip/)
    click(/^Not possible for Second Mortgage/)
    expect(act).not.toHaveBeenCalled()
    expect(preview()).toContain('never whipped')
    document.querySelector<HTMLButtonElement>('.preview .paragraph')?.click()
    expect([drawer.game, drawer.paragraph]).toEqual(['finishline', 'F5.3'])
    drawer.game = null
  })

  it('carries a horseshoe from one horse to another in two taps', () => {
    sit(mixing())
    click(/^Take the horseshoe from Unbridled Modesty/)
    expect(act).not.toHaveBeenCalled()
    click(/to Hoof Knows \(11\), which takes the lead/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'pace', die: 1, start: 4, end: 5 }])
  })

  it('rearranges three tiles by keys and only as the look allows', () => {
    sit(mixing())
    click(/^Die 2: interference/)
    button(/^Hoof Knows \(11\): move it/).focus()
    press('ArrowRight')
    expect(row()).toEqual([8, 22, 3, 5, 18, 20, 11])
    button(/^My Aunt’s Pension \(8\): move it/).focus()
    press('ArrowRight')
    expect([button(/^Mix them like this/).disabled, preview()]).toEqual([true, expect.stringContaining('Only three neighbours')])
    press('ArrowLeft')
    click(/^Mix them like this/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'mix', die: 2, back: 5, order: '132' }])
  })

  it('draws level horses one above the other', () => {
    sit(using({ level: true }))
    expect(document.querySelector('.runner.upper')?.getAttribute('data-tile')).toBe('11')
    expect(document.querySelector('.runner.lower')?.getAttribute('data-tile')).toBe('20')
    expect([...document.querySelectorAll<HTMLElement>('.runner')].filter((one) => one.dataset['place'] === '1')).toHaveLength(2)
  })

  it('places an extra action after the race, or does without', () => {
    const extra = { move: { kind: 'extra', horse: 3 } as const, horse: 3, order: [0, 1, 2, 4, 3, 5, 6] }
    const decline = { move: { kind: 'decline' } as const }
    sit(using({ phase: 'extras', front: [], choices: [extra, decline], barred: [], seats: [seat(0, { kept: 1 }), seat(1)] }))
    click(/^Neigh Sayer \(5\) goes to third place/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'extra', horse: 3 }])
  })

  it('spells the reckoning out and goes on to the next race', async () => {
    sit(settled())
    await soon(() => expect(document.querySelector('.sheets > li')).not.toBeNull())
    const sheets = [...document.querySelectorAll('.sheets > li')].map((one) => one.textContent ?? '')
    expect(sheets[0]).toContain('€400 at 3 times on Hoof Knows (11) to win: pays €1,200')
    expect(sheets[0]).toMatch(/Staked\s*−€1,000\s*Paid out\s*\+€1,200\s*Capital\s*\+€200\s*€1,200/)
    expect(sheets[1]).toContain('Side bets')
    expect(document.body.textContent).toContain('Everyone gets €2,000 before it.')
    click(/^On to the next race/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'go' }])
  })

  it('explains a refusal where one clicked, and takes a decision back', async () => {
    const why = { key: 'finishline-refused-not-a-step', params: { step: 100, stake: 150 } }
    act.mockResolvedValue({ type: 'refused', request: 1, code: 'finishline-refused-not-a-step', why, paragraph: 'F2.4' })
    sit(betting(), true)
    click(/^Write on the slip: Unbridled Modesty/)
    type('Stake of win bet 1, in euros', '150')
    click(/^Hand in the slip/)
    await soon(() => expect(document.querySelector('.own [role=alert]')?.textContent ?? '').toContain('€150 does not'))
    click(/^Take it back/)
    expect(undone).toHaveBeenCalledWith(0)
  })

  it('calls tiles by the names a pack gives them, on the board and on the slip', () => {
    sit(betting({ tiles: betting().tiles.map((one) => (one.number === 18 ? { ...one, name: 'Rossinante' } : one)) }))
    expect([...document.querySelectorAll('.tile .name')].map((one) => one.textContent)).toContain('Rossinante')
    click(/^Write on the slip: Rossinante \(18\)/)
    expect([...document.querySelectorAll('option')].map((one) => one.textContent?.trim())).toContain('18 · Rossinante · ×4')
    expect(document.body.textContent).not.toContain('Unbridled Modesty')
  })

  it('says what is on the dice in the tray', () => {
    sit(takingOne({ faces: { ...takingOne().faces, red: ['whip', 'whip', 'whip', 'whip', 'whip', 'blank'] } }))
    expect([...document.querySelectorAll<HTMLElement>('.red .heap')].map((one) => one.title)).toEqual(['red: whip ×5 and blank'])
  })

  it('explains faces as the table’s house rules have them', () => {
    const dice = { front: [{ colour: 'black', face: 'trick', paragraph: 'F5.12' }] } satisfies Partial<Look>
    for (const [rules, says] of [
      [{}, 'that were used and have left'],
      [{ any_die: true }, 'used or not'],
    ] as const) {
      sit(using({ seat: -1, choices: [], barred: [], ...dice, ...rules }))
      button(/^trick$/).focus()
      flushSync()
      expect(document.body.textContent).toContain(says)
      leave()
    }
  })

  it('shows a spectator everything but somebody’s choices', () => {
    sit(using({ seat: -1, choices: [], barred: [] }))
    expect(document.querySelectorAll('.hit')).toHaveLength(0)
    button(/^whip$/).focus()
    flushSync()
    expect(document.body.textContent).toContain('The second whip on a horse disqualifies it')
  })
})

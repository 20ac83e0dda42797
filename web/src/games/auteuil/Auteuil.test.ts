import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'

import { drawer } from '../../shell/drawer.svelte'
import { button, click, press, tableOf } from '../shared/sitting.svelte'
import Auteuil from './Auteuil.svelte'
import type { Look } from './look'
import { momentsOf } from './moments'
import { betting, settled, throwing } from './testing'
import { soon } from '../../waiting'

const TIERCE = { kind: 'tierce', first: 7, second: 3, third: 4 }
const SLIP = [TIERCE, { kind: 'win', horse: 7 }, { kind: 'place', horse: 4 }]

describe('Auteuil on the table', () => {
  const { act, undone, sit, goOn, leave } = tableOf<Look>(Auteuil, ['Ann', 'Tipster 2', 'Aunt'], momentsOf)

  it('says and asks nothing of one’s own throw while the dice roll', () => {
    vi.useFakeTimers()
    sit(throwing({ turn: 1, dice: [], used: [], choices: [], barred: [], combination: '' }))
    const thrown = throwing({ dice: [2, 3, 4], used: [false, false, false], combination: 'sequence' })
    const [one, two, three] = [2, 3, 4]
    const text = { key: 'auteuil-story-throw', params: { player: 'Ann', dice: '2-3-4', combination: 'sequence' } }
    goOn(thrown, [{ event: { name: 'thrown', player: 0, one, two, three, combination: 'sequence' }, text }])
    const words = () => document.querySelector('.visually-hidden')?.textContent
    const dice = () => document.querySelector('.tray .dice')
    expect([dice()?.classList.contains('rolling'), dice()?.getAttribute('aria-hidden')]).toEqual([true, 'true'])
    expect(words()).not.toContain('2-3-4')
    expect(document.querySelector('.combination')?.classList.contains('unsaid')).toBe(true)
    expect(document.querySelector('.paddock')).toBeNull()
    vi.advanceTimersByTime(700)
    flushSync()
    expect([dice()?.classList.contains('rolling'), document.querySelector('.combination')?.classList.contains('unsaid')]).toEqual([false, false])
    expect(words()).toContain('2-3-4')
    expect(document.querySelector('.paddock')).not.toBeNull()
    vi.useRealTimers()
  })

  it('takes a slip by keys: line after line, then Enter, three moves at once', () => {
    sit(betting())
    press('7', '3', '4', '7')
    expect(button(/^Hand in/).disabled).toBe(true)
    press('4', 'Enter')
    expect(act).toHaveBeenCalledWith(0, SLIP)
  })

  it('takes a slip by tap, and rubs a mark out at a second one', () => {
    sit(betting())
    for (const label of [/^Tiercé, first: black 7/, /^Tiercé, second: green 3/, /^Tiercé, third: blue 4/]) click(label)
    click(/^To win: black 7/)
    click(/^To be placed: blue 4/)
    click(/^To win: black 7/)
    expect(button(/^To win: black 7/).getAttribute('aria-pressed')).toBe('false')
    expect(button(/^Hand in/).disabled).toBe(true)
    click(/^To win: red 5/)
    click(/^Hand in/)
    expect(act).toHaveBeenCalledWith(0, [TIERCE, { kind: 'win', horse: 5 }, { kind: 'place', horse: 4 }])
  })

  it('keeps a half-filled slip through a reload', async () => {
    sit(betting())
    press('7', '3')
    await leave()
    sit(betting())
    expect(button(/^Tiercé, second: green 3/).getAttribute('aria-pressed')).toBe('true')
    press('4', '7', '4', 'Enter')
    expect(act).toHaveBeenCalledWith(0, SLIP)
  })

  it('hands a slip in by Enter wherever the focus is, but on a button that Enter would press', () => {
    const main = document.createElement('main')
    main.tabIndex = -1
    document.body.append(main)
    sit(betting())
    main.focus()
    press('7', '3', '4', '7', '4')
    button(/^Hand in/).focus()
    press('Enter')
    expect(act).not.toHaveBeenCalled()
    main.focus()
    press('Enter')
    expect(act).toHaveBeenCalledWith(0, SLIP)
    main.remove()
  })

  it('gives dice by keys: arrows for the die, a digit to look, Enter to give', () => {
    sit(throwing())
    press('7')
    expect(document.querySelector('.preview')?.textContent).toContain('falls at the double barrière')
    press('ArrowRight')
    expect(document.querySelector('.preview')?.textContent).toContain('to square 2, lap 1')
    ;(document.activeElement as HTMLElement).click()
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'die', points: 2, horse: 7 }])
  })

  const aces = throwing({ phase: 'again', choices: [{ move: { kind: 'again' } }, { move: { kind: 'enough' } }], barred: [] })

  it('asks after three aces whether to throw again', () => {
    sit(aces)
    click(/^Throw again/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'again' }])
  })

  it('lets a second throw be declined', () => {
    sit(aces)
    click(/^No second throw/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'enough' }])
  })

  const buys = [1, 2].map((bought) => ({ move: { kind: 'buy', bought } as const }))
  const short = throwing({ phase: 'buying', sweets: true, choices: [...buys, { move: { kind: 'enough' } }], barred: [] })

  it('sells no money before a throw unless somebody asks for it', () => {
    sit(short)
    click(/^Throw$/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'enough' }])
  })

  it('sells money for sweets before a throw', () => {
    sit(short)
    document.querySelectorAll<HTMLElement>('input[type=radio]')[2]?.click()
    flushSync()
    click(/^Throw, with 20,000 F more/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'buy', bought: 2 }])
  })

  it('lights the horses that can take the die, and previews the landing on the course', () => {
    sit(throwing())
    const able = [...document.querySelectorAll('.runner.able')].map((one) => one.getAttribute('data-horse'))
    expect(able).toEqual(['2', '4', '7'])
    button(/^purple 2, 5 squares: over/).focus()
    flushSync()
    expect(document.querySelectorAll('.board .jumped')).toHaveLength(1)
    expect(document.querySelector('.board .ghost.fall')).toBeNull()
    button(/^black 7, 5 squares: falls/).focus()
    flushSync()
    expect(document.querySelector('.board .ghost.fall')).not.toBeNull()
  })

  it('says why a horse is barred, with the way to the rule, and plays nothing', () => {
    sit(throwing())
    press('ArrowRight')
    click(/^Not possible for purple 2/)
    expect(act).not.toHaveBeenCalled()
    expect(document.querySelector('.preview')?.textContent).toContain('that takes 4 or more')
    click(/^Rules, U4\.1$/)
    expect(drawer).toMatchObject({ game: 'auteuil', paragraph: 'U4.1' })
    drawer.game = null
  })

  it('explains a refusal on the spot', async () => {
    act.mockResolvedValue({
      type: 'refused',
      request: 1,
      code: 'table-stale',
      why: { key: 'table-stale', params: {} },
    })
    sit(throwing())
    click(/^blue 4, 5 squares/)
    await soon(() => {
      flushSync()
      expect(document.querySelector('[role=alert]')?.textContent).toContain('The table has moved on')
    })
  })

  it('takes a move back where the table allows it', () => {
    sit(throwing(), true)
    click(/^Take it back$/)
    expect(undone).toHaveBeenCalledWith(0)
  })

  it('lays the settled race open, marks the line that pays, and goes on', () => {
    sit(settled())
    const paid = [...(document.querySelector('tr.paid')?.children ?? [])].map((cell) => cell.textContent)
    expect(paid).toEqual(['34', '2,717 F', '250', '123 F', '330', '251 F', '102 F'])
    const row = [...document.querySelectorAll('.settled tbody tr')].map((line) => line.textContent?.replace(/\s+/g, ' '))
    expect(row[0]).toContain('15,000 F')
    expect(row[0]).toContain('2,717 F in order')
    expect(row[1]).toContain('3,000 F')
    click(/^Next race$/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'go', bought: 0 }])
  })

  it('sells money for sweets between races, where they are played for', () => {
    const ways = [0, 1, 2].map((bought) => ({ move: { kind: 'go' as const, bought } }))
    sit(settled({ sweets: true, jar: 60, choices: ways }))
    document.querySelectorAll<HTMLInputElement>('input[name=sweets]')[2]?.click()
    flushSync()
    click(/^Next race, with 20,000 F more$/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'go', bought: 2 }])
    expect(document.body.textContent).toContain('60 sweets in the jar')
  })

  it('shows a spectator the course, no cards, and asks nothing', () => {
    sit({ ...throwing({ choices: [], barred: [] }), seat: -1 })
    expect(document.querySelector('.paddock')).toBeNull()
    expect(document.querySelectorAll('.board .runner')).toHaveLength(4)
  })
})

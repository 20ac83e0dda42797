import { flushSync } from 'svelte'
import { describe, expect, it } from 'vitest'

import { settings } from '../../shell/settings.svelte'
import { button, click, press, tableOf } from '../shared/sitting.svelte'
import type { Look } from './look'
import { at, lookWith, race, racing, red, seat, ticket } from './testing'
import { momentsOf } from './moments'
import Ticket from './Ticket.svelte'
import { scenes } from './scenes'
import { soon } from '../../waiting'

await scenes.fetch()

const { act, sit, goOn, leave } = tableOf<Look>(Ticket, ['Ann', 'Tipster 2'], momentsOf)

describe('Ticket Gagnant on the table', () => {
  it('shows the table the frame gives it', () => {
    sit(racing())
    expect(document.body.textContent).toContain('Ann')
    expect(document.querySelectorAll('[data-horse]')).toHaveLength(3)
  })

  it('plays a card with two taps', () => {
    sit(racing())
    click(/^red 5 by 2$/)
    click(/^red 5, 2 squares backward, from e6 to e4$/)
    expect(act).toHaveBeenCalledWith(0, [red('backward')])
  })

  it('asks where a displaced horse goes before it plays', () => {
    sit(racing())
    click(/^red 5 by 2$/)
    click(/forward, from e6 to e8; then you say where blue 4 goes$/)
    expect(act).not.toHaveBeenCalled()
    click(/^Push blue 4 to d8$/)
    expect(act).toHaveBeenCalledWith(0, [red('forward', 'left')])
  })

  it('shows why a direction is barred, and does not play it', () => {
    sit(racing())
    click(/^red 5 by 2$/)
    const barred = button(/^Not possible: red 5, 2 squares to the right\./)
    expect(barred.getAttribute('aria-disabled')).toBe('true')
    barred.click()
    flushSync()
    expect(act).not.toHaveBeenCalled()
    expect(document.querySelector('.preview')?.textContent).toContain('That would leave red 5 in the river')
    expect(document.querySelector('.preview')?.textContent).toContain('T7.3')
  })

  it('is played by keys alone', () => {
    sit(racing())
    press('1')
    press('ArrowLeft')
    expect(document.activeElement?.getAttribute('data-move')).toBe('run:5:2:backward:none')
    press('ArrowRight')
    ;(document.activeElement as HTMLElement).click()
    flushSync()
    press('ArrowRight')
    press('ArrowRight')
    expect(document.activeElement?.getAttribute('data-move')).toBe('run:5:2:forward:left')
    press('Escape')
    expect(document.querySelector('[data-move="run:5:2:forward:none"]')).not.toBeNull()
    press('Escape')
    expect(document.querySelector('[data-move]')).toBeNull()
    expect(act).not.toHaveBeenCalled()
  })

  it('leaves keys to the chat, and to nobody behind a curtain', () => {
    sit(racing())
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    press('1')
    expect(document.querySelector('[data-move]')).toBeNull()
    field.remove()
    document.querySelector('.meeting')?.setAttribute('inert', '')
    press('1')
    expect(document.querySelector('[data-move]')).toBeNull()
  })

  it('says where one clicked why the table refused', async () => {
    const why = { key: 'table-stale', params: {} }
    act.mockResolvedValue({ type: 'refused', request: 1, code: 'table-stale', why, paragraph: 'T4.1' })
    sit(racing())
    click(/^red 5 by 2$/)
    click(/^red 5, 2 squares backward/)
    await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('look again'))
  })

  it('hands a ticket in that was filled by keys, and keeps the draft over a reload', async () => {
    const predicting = lookWith({
      phase: 'predict',
      choices: [ticket(5), ticket(5, 4)],
    })
    sit(predicting)
    expect(button(/Hand in/).disabled).toBe(true)
    press('5')
    press('4')
    await leave()
    sit(predicting)
    click(/Hand in/)
    expect(act).toHaveBeenCalledWith(0, [ticket(5, 4).move])
  })

  it('lets the first player choose among what is offered', () => {
    const choices = [race('flat', 3), race('steeple1', 3, 8), race('steeple2', 3, 9)]
    sit(lookWith({ phase: 'choose', choices, hand: [], runners: [] }))
    document.querySelector<HTMLInputElement>('input[value=steeple]')?.click()
    flushSync()
    document.querySelectorAll<HTMLInputElement>('input[name=river]')[1]?.click()
    flushSync()
    click(/Run a steeple-chase, 3 cards each/)
    expect(act).toHaveBeenCalledWith(0, [{ kind: 'race', course: 'steeple2', cards: 3 }])
  })

  it('gives a spectator a board and no choices', () => {
    sit(lookWith({ seat: -1, hand: [], seats: [seat(0, { ticket: null }), seat(1)] }))
    expect(document.querySelectorAll('.own button')).toHaveLength(0)
    expect(document.body.textContent).toContain('Ticket face down')
  })

  it('tells the board in words, in either language', () => {
    sit(racing())
    expect(document.body.textContent).toContain('From the front: green 3 on c9, blue 4 on e8 and red 5 on e6.')
    settings.language = 'fr'
    flushSync()
    expect(document.body.textContent).toContain('En partant de la tête')
  })
})

describe('the stage', () => {
  it('reckons every ticket, box by box, when a race has been paid', () => {
    const finished = lookWith({
      phase: 'choose',
      hand: [],
      runners: [{ horse: 7, square: at('a9'), place: 1, disqualified: false }],
      seats: [seat(0, { gain: 9, score: 9, reckoning: [7, -1, 3, 0] }), seat(1, { gain: 2, reckoning: [3, -1, 0, 0] })],
    })
    const arrival = { event: { name: 'arrival', race: 1 }, text: { key: 'story-arrival', params: { race: 1, horses: [] } } }
    sit(racing())
    expect(document.querySelector('.stage')).toBeNull()
    const points = (player: number) => ({
      event: { name: 'points', player, gain: 0, score: 0 },
      text: { key: 'story-points', params: { player: { key: 'player', params: { seat: player + 1 } }, gain: 0, score: 0 } },
    })
    const skip = () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      flushSync()
    }
    goOn(finished, [arrival, points(0), points(1)])
    // First the honours, then ticket by ticket: nobody is paid before that is seen.
    expect([document.querySelector('.stage.honour'), document.querySelector('.stage tbody')]).toEqual([expect.anything(), null])
    expect(document.querySelector('.seats .score')?.textContent).toBe('0')
    // The podium is completed first, then left.
    skip()
    skip()
    expect(document.querySelectorAll('.stage tbody tr')).toHaveLength(1)
    skip()
    expect(document.querySelectorAll('.stage tbody tr')).toHaveLength(2)
    expect(document.querySelector('.seats .score')?.textContent).toBe('9')
    const rows = [...document.querySelectorAll('.stage tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.textContent?.replace(/[a-z]+ \d/, '').trim().slice(-2)),
    )
    expect(rows[0]).toEqual(['+7', '-1', '+3', '–', '+9', '9'])
    skip()
    expect(document.querySelector('.stage')).toBeNull()
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstLanguage, settings, speak } from './shell/settings.svelte'
import { fetchWords, learn, say, sentence, tell, tellIn } from './words'
import { soon } from './waiting'

const NARROW = '\u202f'

afterEach(() => {
  speak('en')
  vi.restoreAllMocks()
})

describe('sentences are told as the terminal tells them', () => {
  it('numbers follow the language, without isolation marks', () => {
    const large = sentence('server-too-large', { most: 12345 })
    expect(tellIn('en', large)).toContain('more than the 12,345 bytes one may send')
    expect(tellIn('fr', large)).toContain(`plus que les 12${NARROW}345 octets`)
  })

  it('sentences inside sentences are told first', () => {
    const inner = sentence('name-of-bot', { bot: 'gambler', seat: 3 })
    const whole = sentence('list-ends', { items: inner, item: sentence('list-of-none') })
    expect(tellIn('fr', whole)).toBe('Flambeur 3 et rien')
  })

  it.each([
    [[], 'nothing', 'rien'],
    [['tipster'], 'Tipster 1', 'Tuyauteur 1'],
    [['tipster', 'gambler'], 'Tipster 1 and Gambler 2', 'Tuyauteur 1 et Flambeur 2'],
    [
      ['gambler', 'tipster', 'gambler'],
      'Gambler 1, Tipster 2 and Gambler 3',
      'Flambeur 1, Tuyauteur 2 et Flambeur 3',
    ],
  ])('several things are joined as the language joins them: %s', (bots, english, french) => {
    const players = bots.map((bot, seat) => sentence('name-of-bot', { bot, seat: seat + 1 }))
    const whole = sentence('page-waiting-for', { players })
    expect(tellIn('en', whole)).toBe(`Waiting for ${english}.`)
    expect(tellIn('fr', whole)).toBe(`On attend ${french}.`)
  })

  it('players are called by their names, wherever they stand in a sentence', () => {
    const player = sentence('player', { seat: 2 })
    const won = sentence('story-winners', { count: 1, players: [player], score: 12 })
    expect(tell(won, ['Ann', 'Bob'])).toBe('The meeting is over. Winner: Bob, with 12 points!')
    expect(tell(won)).toBe('The meeting is over. Winner: Player 2, with 12 points!')
  })

  it('switching the language changes what is told next', () => {
    expect(say('page-rules')).toBe('Rules')
    speak('fr')
    expect(say('page-rules')).toBe('Règles')
    expect(document.documentElement.lang).toBe('fr')
    expect(settings.language).toBe('fr')
  })

  it('a key nobody knows is shown and complained about, and breaks nothing', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(tell({ key: 'no-such-key', params: {} })).toBe('no-such-key')
    expect(complaint).toHaveBeenCalledOnce()
  })
})

describe('words that are still to be fetched', () => {
  const text = (words: string) => Promise.resolve({ default: words })

  it('are waited for before their language is spoken, and the last wish counts', async () => {
    let arrive = (_: { default: string }): void => undefined
    const french = new Promise<{ default: string }>((resolve) => (arrive = resolve))
    learn({ en: () => text('croquet = Croquet'), fr: () => french })
    await fetchWords('en')
    speak('fr')
    expect(settings.language).toBe('en')
    arrive({ default: 'croquet = Le croquet' })
    await soon(() => expect(settings.language).toBe('fr'))
    expect(say('croquet')).toBe('Le croquet')
    speak('en')
    expect(say('croquet')).toBe('Croquet')
  })

  it('leave the page in the language it has when they do not come', async () => {
    let tries = 0
    const late = () => (tries++ ? text('polo = Le polo') : Promise.reject(new Error('offline')))
    learn({ en: () => text('polo = Polo'), fr: late })
    await fetchWords('en')
    speak('fr')
    await soon(() => expect(tries).toBe(1))
    expect(settings.language).toBe('en')
    speak('fr')
    await soon(() => expect(settings.language).toBe('fr'))
    expect(say('polo')).toBe('Le polo')
  })

  it('hold nothing that only a terminal says', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(say('board-points')).toBe('board-points')
    expect(complaint).toHaveBeenCalledOnce()
  })
})

describe('the first language', () => {
  it.each([
    ['fr', ['en-GB'], 'fr'],
    [null, ['fr-CA', 'en'], 'fr'],
    [null, ['de', 'fr'], 'fr'],
    [null, ['de'], 'en'],
    ['xx', ['fr'], 'fr'],
    [null, [], 'en'],
  ] as const)('chosen %s, spoken %s: %s', (chosen, spoken, expected) => {
    expect(firstLanguage(chosen, spoken)).toBe(expected)
  })
})

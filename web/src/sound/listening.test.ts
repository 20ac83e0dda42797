import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../shell/settings.svelte'
import type { Line } from '../wire'
import { fetchWords } from '../words'
import { listenTo } from './listening'
import { voiceFor } from './spoken'

const said = (weight: string | undefined, voice: string | undefined) =>
  ({ event: { name: 'off' }, text: { key: 'page-sound', params: {} }, weight, voice }) as unknown as Line

const spoken: { text: string; lang: string; volume: number }[] = []
const cancel = vi.fn()

beforeEach(async () => {
  await fetchWords('en')
  spoken.length = 0
  cancel.mockClear()
  vi.stubGlobal('SpeechSynthesisUtterance', class {
    constructor(readonly text: string) {}
  })
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', localService: true }],
    speak: (told: (typeof spoken)[number]) => spoken.push(told),
    cancel,
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  settings.caller = false
  settings.language = 'en'
})

describe('the spoken caller', () => {
  it('calls weighty lines only, and none while it is switched off', () => {
    const tell = listenTo('ticket')
    tell(said('stage', 'both'), [])
    expect(spoken).toEqual([])
    settings.caller = true
    tell(said('stage', 'both'), [])
    tell(said(undefined, 'both'), [])
    tell(said('stage', undefined), [])
    expect(spoken.map(({ text }) => text)).toEqual(['Sounds'])
  })

  it('is never behind the picture: a new call ends the last', () => {
    settings.caller = true
    const tell = listenTo('ticket')
    tell(said('stage', 'both'), [])
    tell(said('moment', 'caller'), [])
    expect(cancel).toHaveBeenCalledTimes(2)
    expect(spoken).toHaveLength(2)
  })

  it('is silent where the browser has no voice for the language', () => {
    settings.caller = true
    settings.language = 'fr'
    listenTo('ticket')(said('stage', 'both'), [])
    expect(spoken).toEqual([])
  })

  it('takes a voice of this machine before one from elsewhere', () => {
    const voices = [
      { lang: 'fr-CA', localService: false },
      { lang: 'fr-FR', localService: true },
    ] as SpeechSynthesisVoice[]
    expect(voiceFor('fr', voices)?.lang).toBe('fr-FR')
    expect(voiceFor('en', voices)).toBeNull()
  })
})

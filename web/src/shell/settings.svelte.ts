/** What a reader has chosen for this browser: language, light, sound. */

export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]
export type Theme = 'light' | 'dark'

const PREFIX = 'hippodrome-'

/** Read something kept by this browser; some browsers keep nothing, or refuse to say. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/** Keep something in this browser, where it lets us. */
export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value)
  } catch {
    // The choice then lasts as long as the page.
  }
}

/** The language to begin with: the one chosen before, else the first of the reader's that we speak. */
export function firstLanguage(chosen: string | null, spoken: readonly string[]): Language {
  const wanted = [chosen ?? '', ...spoken].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? 'en'
}

/** The light to begin with: the one chosen before, else the system's. */
function firstTheme(chosen: string | null): Theme {
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemIsDark()?.matches ? 'dark' : 'light'
}

function systemIsDark(): MediaQueryList | null {
  return typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null
}

/** How loud it was, from 0 to 1; at first loud enough for a room. */
export function volumeKept(text: string | null): number {
  const volume = Number(text ?? NaN)
  return volume >= 0 && volume <= 1 ? volume : 0.7
}

export const settings = $state({
  language: firstLanguage(kept('language'), navigator.languages ?? [navigator.language]),
  theme: firstTheme(kept('theme')),
  sound: kept('sound') === 'on',
  volume: volumeKept(kept('volume')),
  caller: kept('caller') === 'on',
  notices: kept('notices') === 'on',
})

let prepare: (language: Language) => Promise<void> | null = () => null
let wanted = settings.language

/** Say how a language is fetched before it is spoken; null where nothing is missing. */
export function prepareLanguages(by: typeof prepare): void {
  prepare = by
}

/** Switch the language of everything on the page, as soon as its words are there. */
export function speak(language: Language): void {
  wanted = language
  const change = () => {
    if (wanted !== language) return
    settings.language = language
    document.documentElement.lang = language
    keep('language', language)
  }
  const coming = prepare(language)
  // Without its words, the page stays with the language it has.
  if (coming) coming.then(change, () => undefined)
  else change()
}

/** Choose day or evening. */
export function light(theme: Theme): void {
  show(theme)
  keep('theme', theme)
}

function show(theme: Theme): void {
  settings.theme = theme
  document.documentElement.dataset['theme'] = theme
}

systemIsDark()?.addEventListener('change', (change) => {
  if (kept('theme') === null) show(change.matches ? 'dark' : 'light')
})

/** Switch sounds on or off. */
export function sound(on: boolean): void {
  settings.sound = on
  keep('sound', on ? 'on' : 'off')
}

/** Set how loud everything is, from 0 to 1. */
export function loud(volume: number): void {
  settings.volume = volumeKept(String(volume))
  keep('volume', String(settings.volume))
}

/** Let the race caller be heard, or only be read. */
export function caller(on: boolean): void {
  settings.caller = on
  keep('caller', on ? 'on' : 'off')
}

/** Let the system tell whose turn it is while the page is out of sight; the browser asks the reader. */
export async function notices(on: boolean): Promise<void> {
  settings.notices = on && (await Notification.requestPermission()) === 'granted'
  keep('notices', settings.notices ? 'on' : 'off')
}

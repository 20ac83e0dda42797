/** Every sentence on the page, told from the same catalogues as in the terminal. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { LANGUAGES, prepareLanguages, settings, type Language } from './shell/settings.svelte'
import type { Parameter, Sentence } from './wire'

export type Parameters = { readonly [name: string]: Parameter }

/** A part of the house's words, to be fetched in the languages that are spoken. */
export type Catalogue = { readonly [language in Language]: () => Promise<{ default: string }> }

/** What is said on every page; each game adds its own words when it is fetched. */
const catalogues: Catalogue[] = [
  {
    en: () => import('../../src/hippodrome/words/en/house.ftl?raw'),
    fr: () => import('../../src/hippodrome/words/fr/house.ftl?raw'),
  },
  {
    en: () => import('../../src/hippodrome/words/en/page.ftl?raw'),
    fr: () => import('../../src/hippodrome/words/fr/page.ftl?raw'),
  },
]
const bundles = new Map(
  LANGUAGES.map((language) => [language, new FluentBundle(language, { useIsolating: false })]),
)
const learnt = new Map<Language, Set<Catalogue>>(LANGUAGES.map((language) => [language, new Set()]))

/** Add the words of a game; `fetchWords` must fetch them before any of its sentences is told. */
export function learn(catalogue: Catalogue): void {
  catalogues.push(catalogue)
}

/** Fetch what is not there yet of a language's words. */
export async function fetchWords(language: Language): Promise<void> {
  const known = learnt.get(language)
  const missing = catalogues.filter((catalogue) => !known?.has(catalogue))
  const texts = await Promise.all(missing.map((catalogue) => catalogue[language]()))
  for (const [index, catalogue] of missing.entries()) {
    if (known?.has(catalogue)) continue
    known?.add(catalogue)
    bundles.get(language)?.addResource(new FluentResource(texts[index]?.default ?? ''))
  }
}

/** Fetch a part of the page that is needed only later, and the words it says it needs. */
export async function later<Part>(coming: Promise<{ readonly default: Part }>): Promise<Part> {
  const part = await coming
  await fetchWords(settings.language)
  return part.default
}

prepareLanguages((language) =>
  catalogues.every((catalogue) => learnt.get(language)?.has(catalogue)) ? null : fetchWords(language),
)

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'key' in value
}

/** A sentence to be told later, in whichever language its reader then speaks. */
export function sentence(key: string, params: Parameters = {}): Sentence {
  return { key, params }
}

/**
 * The sentence in the reader's language, the sentences inside it told first.
 *
 * `names` are those of the seats, in their order: a story says “player 2”, the table knows Ann.
 */
export function tell(told: Sentence, names: readonly string[] = []): string {
  return tellIn(settings.language, told, names)
}

/** A sentence that stands alone: it begins with a capital, and without the dash of a line that goes on. */
export function tellLine(told: Sentence, names: readonly string[] = []): string {
  const text = tell(told, names).replace(/^— ?/, '')
  return text.slice(0, 1).toLocaleUpperCase(settings.language) + text.slice(1)
}

/** A line of a log: like that, but a line that goes on keeps its dash. */
export function tellInLog(told: Sentence, names: readonly string[] = []): string {
  return (tell(told, names).startsWith('—') ? '— ' : '') + tellLine(told, names)
}

/** The text in the reader's language, of one that came in every language. */
export function inMyLanguage(texts: { readonly [language: string]: string }): string {
  return texts[settings.language] ?? texts['en'] ?? ''
}

/** The sentence of that key, told at once. */
export function say(key: string, params: Parameters = {}): string {
  return tellIn(settings.language, { key, params }, [])
}

export function tellIn(language: Language, told: Sentence, names: readonly string[] = []): string {
  const seat = told.params?.['seat']
  const name = told.key === 'player' && typeof seat === 'number' ? names[seat - 1] : undefined
  if (name) return name
  const bundle = bundles.get(language)
  const pattern = bundle?.getMessage(told.key)?.value
  if (!bundle || !pattern) {
    console.error(`no words for ${told.key} in ${language}`)
    return told.key
  }
  const plain: Record<string, number | string> = {}
  for (const [gap, value] of Object.entries(told.params ?? {})) {
    plain[gap] = plainly(language, value, names)
  }
  const mistakes: Error[] = []
  const text = bundle.formatPattern(pattern, plain, mistakes)
  if (mistakes.length) console.error(`${told.key} in ${language}: ${mistakes.join('; ')}`)
  return text
}

function plainly(language: Language, value: Parameter, names: readonly string[]): number | string {
  if (Array.isArray(value)) return enumerated(language, value as readonly Sentence[], names)
  if (isSentence(value)) return tellIn(language, value, names)
  // Python writes its truths with a capital, and the catalogues choose by that.
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return value as number | string
}

/** Several things in a row, joined as the language joins them. */
function enumerated(
  language: Language,
  items: readonly Sentence[],
  names: readonly string[],
): string {
  const told = items.map((item) => tellIn(language, item, names))
  const last = told.pop()
  if (last === undefined) return tellIn(language, sentence('list-of-none'))
  if (!told.length) return last
  const earlier = told.reduce((text, item) =>
    tellIn(language, sentence('list-goes-on', { items: text, item })),
  )
  return tellIn(language, sentence('list-ends', { items: earlier, item: last }))
}

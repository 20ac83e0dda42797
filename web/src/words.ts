/** Every sentence on the page, told from the same catalogues as in the terminal. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import englishHouse from '../../src/hippodrome/words/en/house.ftl?raw'
import englishPage from '../../src/hippodrome/words/en/page.ftl?raw'
import englishTicket from '../../src/hippodrome/words/en/ticket.ftl?raw'
import frenchHouse from '../../src/hippodrome/words/fr/house.ftl?raw'
import frenchPage from '../../src/hippodrome/words/fr/page.ftl?raw'
import frenchTicket from '../../src/hippodrome/words/fr/ticket.ftl?raw'
import { settings, type Language } from './shell/settings.svelte'
import type { Parameter, Sentence } from './wire'

export type Parameters = { readonly [name: string]: Parameter }

const CATALOGUES: Record<Language, readonly string[]> = {
  en: [englishHouse, englishPage, englishTicket],
  fr: [frenchHouse, frenchPage, frenchTicket],
}
const bundles = new Map<Language, FluentBundle>()

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language)
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false })
    for (const catalogue of CATALOGUES[language]) bundle.addResource(new FluentResource(catalogue))
    bundles.set(language, bundle)
  }
  return bundle
}

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

/** The sentence of that key, told at once. */
export function say(key: string, params: Parameters = {}): string {
  return tellIn(settings.language, { key, params }, [])
}

export function tellIn(language: Language, told: Sentence, names: readonly string[] = []): string {
  const seat = told.params?.['seat']
  const name = told.key === 'player' && typeof seat === 'number' ? names[seat - 1] : undefined
  if (name) return name
  const bundle = bundleOf(language)
  const pattern = bundle.getMessage(told.key)?.value
  if (!pattern) {
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

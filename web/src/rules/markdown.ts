/** The little Markdown our rules are written in, read into plain data for the page to draw. */

export type Mark = 'plain' | 'strong' | 'emphasis' | 'code' | 'paragraph'

export interface Span {
  readonly mark: Mark
  readonly text: string
}

export type Kind = 'rule' | 'ruling' | 'reconstruction' | 'example'

/** A stretch of a paragraph: a rule, or what we decided, rebuilt or show as an example. */
export interface Stretch {
  readonly kind: Kind
  readonly spans: readonly Span[]
}

export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly spans: readonly Span[] }
  | { readonly type: 'text'; readonly number: string; readonly stretches: readonly Stretch[] }
  | { readonly type: 'list'; readonly items: readonly (readonly Span[])[] }
  | {
      readonly type: 'table'
      readonly head: readonly (readonly Span[])[]
      readonly rows: readonly (readonly (readonly Span[])[])[]
    }

/** Where a paragraph comes from: the rulebook's letter, our decision, or what we rebuilt. */
export type Origin = 'letter' | 'ruling' | 'reconstruction'

/** The origins of a paragraph's stretches, each once; examples add nothing to a rule. */
export function originsOf({ stretches }: { readonly stretches: readonly Stretch[] }): Origin[] {
  const found = stretches
    .filter(({ kind }) => kind !== 'example')
    .map(({ kind }) => (kind === 'rule' ? 'letter' : kind) as Origin)
  return [...new Set(found)]
}

const NUMBERED = /^\*\*([A-Z]+\d+\.\d+)\*\*\s*/
const SPANS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]\d+\.\d+)\b/g
/** What a stretch begins with, in the languages of the house. */
const STRETCHES =
  /\*((?:Ruling|Décision)|(?:Reconstruction|Reconstitution)|(?:Example|Exemple))\s?:\*/g

/** Read a text of ours into blocks. */
export function read(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .flatMap(separateHeading)
    .map((chunk) => blockOf(chunk.split('\n')))
}

/** A heading may stand directly on top of its text. */
function separateHeading(chunk: string): string[] {
  const trimmed = chunk.replace(/^\n+|\s+$/g, '')
  if (!trimmed) return []
  const [first, ...rest] = trimmed.split('\n')
  return first?.startsWith('#') && rest.length ? [first, rest.join('\n')] : [trimmed]
}

function blockOf(lines: readonly string[]): Block {
  const first = lines[0] ?? ''
  const heading = /^(#+)\s+(.*)$/.exec(first)
  if (heading) {
    return { type: 'heading', level: heading[1]!.length, spans: spansOf(heading[2]!) }
  }
  if (first.startsWith('|')) return tableOf(lines)
  if (first.startsWith('- ')) return listOf(lines)
  const joined = lines.map((line) => line.trim()).join(' ')
  const numbered = NUMBERED.exec(joined)
  return {
    type: 'text',
    number: numbered?.[1] ?? '',
    stretches: stretchesOf(numbered ? joined.slice(numbered[0].length) : joined),
  }
}

function tableOf(lines: readonly string[]): Block {
  const [head, , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spansOf(cell.trim())),
  )
  return { type: 'table', head: head ?? [], rows }
}

function listOf(lines: readonly string[]): Block {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return { type: 'list', items: items.map(spansOf) }
}

function stretchesOf(text: string): Stretch[] {
  const starts = [...text.matchAll(STRETCHES)].map((match) => ({
    at: match.index,
    kind: kindOf(match[1]!),
  }))
  const all = [{ at: 0, kind: 'rule' as Kind }, ...starts]
  return all
    .map(({ at, kind }, index) => ({ kind, text: text.slice(at, all[index + 1]?.at) }))
    .filter((stretch) => stretch.text.trim())
    .map((stretch) => ({ kind: stretch.kind, spans: spansOf(stretch.text) }))
}

function kindOf(word: string): Kind {
  if (word === 'Ruling' || word === 'Décision') return 'ruling'
  return word.startsWith('Recon') ? 'reconstruction' : 'example'
}

/** Read the marks inside a line; numbers of paragraphs become links. */
export function spansOf(text: string): Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of text.matchAll(SPANS)) {
    if (match.index > end) spans.push({ mark: 'plain', text: text.slice(end, match.index) })
    const [whole, strong, emphasis, code, paragraph] = match
    if (strong !== undefined) spans.push({ mark: 'strong', text: strong })
    else if (emphasis !== undefined) spans.push({ mark: 'emphasis', text: emphasis })
    else if (code !== undefined) spans.push({ mark: 'code', text: code })
    else spans.push({ mark: 'paragraph', text: paragraph ?? whole })
    end = match.index + whole.length
  }
  if (end < text.length) spans.push({ mark: 'plain', text: text.slice(end) })
  return spans
}

/** The words of a block, for searching. */
export function wordsOf(block: Block): string {
  const spans =
    block.type === 'heading'
      ? block.spans
      : block.type === 'text'
        ? block.stretches.flatMap(({ spans }) => spans)
        : block.type === 'list'
          ? block.items.flat()
          : [...block.head, ...block.rows.flat()].flat()
  const number = block.type === 'text' ? `${block.number} ` : ''
  return number + spans.map(({ text }) => text).join('')
}

/** Letters as a reader types them when searching: no accents, no capitals. */
export function simple(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The numbers of the paragraphs that mention every word sought, for a text in another language. */
export function numbersOf(blocks: readonly Block[], sought: string): ReadonlySet<string> {
  const found = sought.trim() ? find(blocks, sought) : []
  return new Set(found.flatMap((block) => (block.type === 'text' && block.number ? [block.number] : [])))
}

const NONE: ReadonlySet<string> = new Set()

/** The blocks that mention every word sought, here or in another language, each with its heading. */
export function find(blocks: readonly Block[], sought: string, elsewhere = NONE): Block[] {
  const wanted = simple(sought).split(/\s+/).filter(Boolean)
  if (!wanted.length) return [...blocks]
  const found: Block[] = []
  let heading: Block | null = null
  for (const block of blocks) {
    if (block.type === 'heading') {
      heading = block
      continue
    }
    const text = simple(wordsOf(block))
    const there = block.type === 'text' && elsewhere.has(block.number)
    if (!there && !wanted.every((word) => text.includes(word))) continue
    if (heading) found.push(heading)
    heading = null
    found.push(block)
  }
  return found
}

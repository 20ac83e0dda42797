import { describe, expect, it } from 'vitest'
import frenchAuteuil from '../../../src/hippodrome/games/auteuil/RULES.fr.md?raw'
import englishAuteuil from '../../../src/hippodrome/games/auteuil/RULES.md?raw'
import frenchFinishline from '../../../src/hippodrome/games/finishline/RULES.fr.md?raw'
import englishFinishline from '../../../src/hippodrome/games/finishline/RULES.md?raw'
import french from '../../../src/hippodrome/games/ticket/RULES.fr.md?raw'
import english from '../../../src/hippodrome/games/ticket/RULES.md?raw'
import { find, numbersOf, read, simple, spansOf, wordsOf } from './markdown'

describe('reading a line', () => {
  it('finds bold, italics, code and paragraphs', () => {
    expect(spansOf('a **b** *c* `d` see T4.7.')).toEqual([
      { mark: 'plain', text: 'a ' },
      { mark: 'strong', text: 'b' },
      { mark: 'plain', text: ' ' },
      { mark: 'emphasis', text: 'c' },
      { mark: 'plain', text: ' ' },
      { mark: 'code', text: 'd' },
      { mark: 'plain', text: ' see ' },
      { mark: 'paragraph', text: 'T4.7' },
      { mark: 'plain', text: '.' },
    ])
  })

  it('leaves anything that looks like a page alone', () => {
    expect(spansOf('<b onclick="x">')).toEqual([{ mark: 'plain', text: '<b onclick="x">' }])
  })
})

describe('reading a text', () => {
  const blocks = read(
    '# Title\n\n## Part\n**T1.1** One\nline. *Ruling:* ours. *Example:* so.\n\n- a\n  b\n- c\n\n' +
      '| x | y |\n|---|---|\n| `1` | 2 |\n',
  )

  it('knows its blocks', () => {
    expect(blocks.map(({ type }) => type)).toEqual(['heading', 'heading', 'text', 'list', 'table'])
  })

  it('marks what is ruled and what is an example', () => {
    const text = blocks[2]
    expect(text?.type === 'text' && text.number).toBe('T1.1')
    expect(text?.type === 'text' && text.stretches.map(({ kind }) => kind)).toEqual([
      'rule',
      'ruling',
      'example',
    ])
  })

  it('joins broken lines', () => {
    expect(blocks.map(wordsOf)).toContain('a bc')
    expect(wordsOf(blocks[2]!)).toBe('T1.1 One line. Ruling: ours. Example: so.')
  })
})

describe.each([
  ['Ticket Gagnant in English', english],
  ['Ticket Gagnant in French', french],
  ['Auteuil in English', englishAuteuil],
  ['Auteuil in French', frenchAuteuil],
  ['Finish Line in English', englishFinishline],
  ['Finish Line in French', frenchFinishline],
])('our rules of %s', (_, text) => {
  const blocks = read(text)
  const numbers = blocks.flatMap((block) => (block.type === 'text' ? block.number || [] : []))

  it('hold every paragraph once', () => {
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('show their rulings and reconstructions', () => {
    const kinds = blocks.flatMap((block) =>
      block.type === 'text' ? block.stretches.map(({ kind }) => kind) : [],
    )
    expect(kinds.filter((kind) => kind === 'ruling').length).toBeGreaterThanOrEqual(15)
    expect(kinds.filter((kind) => kind === 'reconstruction').length).toBeGreaterThanOrEqual(3)
  })

  it('leave no mark unread', () => {
    for (const block of blocks) expect(wordsOf(block)).not.toMatch(/\*\*|^#|^\|/)
  })
})

describe('searching', () => {
  const blocks = read('# Règles\n\n**T1.1** La rivière.\n\n## Suite\n\n**T2.1** La haie.')

  it('minds neither accents nor capitals', () => {
    expect(simple('RIVIÈRE')).toBe('riviere')
    expect(find(blocks, 'riviere').map(wordsOf)).toEqual(['Règles', 'T1.1 La rivière.'])
  })

  it('finds a paragraph by its number, under its heading', () => {
    expect(find(blocks, 't2.1').map(wordsOf)).toEqual(['Suite', 'T2.1 La haie.'])
  })

  it('finds what another language mentions by the paragraph’s number', () => {
    const english = read('# Rules\n\n**T1.1** The river.\n\n## Next\n\n**T2.1** The hedge.')
    const elsewhere = numbersOf(english, 'HEDGE')
    expect([...elsewhere]).toEqual(['T2.1'])
    expect(find(blocks, 'hedge', elsewhere).map(wordsOf)).toEqual(['Suite', 'T2.1 La haie.'])
    expect([...numbersOf(english, ' ')]).toEqual([])
  })

  it('wants every word, and shows everything when nothing is sought', () => {
    expect(find(blocks, 'la boue')).toEqual([])
    expect(find(blocks, ' ')).toHaveLength(blocks.length)
  })
})

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const CATALOGUE = /words\/(\w+)\/(\w+)\.ftl/
/** The sections of a catalogue that only a terminal says, up to the next heading. */
const TERMINAL = /^## (?:The|Le) terminal.*?(?=^## |(?![^]))/gms

/** Headings, comments, empty lines and deep margins, which only those who write catalogues need. */
const REMARKS = /^#.*\n+|^\n+|(?<=^ ) +/gm

/** Leaves out of a catalogue what only a terminal says, and what nobody says. */
const wordsOfThePage: Plugin = {
  name: 'words-of-the-page',
  enforce: 'pre',
  async load(id) {
    const [path, query] = id.split('?')
    if (!path || query !== 'raw' || !CATALOGUE.test(path)) return null
    this.addWatchFile(path)
    const text = await readFile(path, 'utf-8')
    return `export default ${JSON.stringify(text.replace(TERMINAL, '').replace(REMARKS, ''))}`
  },
}

/** Catalogues are named by language and game, so that one can see what a visit costs. */
function nameOf(chunk: { facadeModuleId?: string | null }): string {
  const [, language, part] = CATALOGUE.exec(chunk.facadeModuleId ?? '') ?? []
  return `assets/${part ? `words-${language}-${part}` : '[name]'}-[hash].js`
}

/** What every table needs and others share: in one piece it is a kilobyte or two lighter than in twenty. */
const TOGETHER = [
  {
    name: 'playing',
    test: /src\/(?:socket|sound\/ears|rules\/ParagraphButton|games\/(?:index|keys)|table\/(?:parts|Banner|Floor|director|Caller|looks|seating|room|handheld)|games\/shared\/(?:desk|drafts|RefusalNote|Stage|later|SeatCards|TakeBack|seating))\.(?!test)/,
  },
  { name: 'ascot', test: /src\/games\/ascot\/(?:Token|Picture|inks|look)\.(?!test)/ },
]

export default defineConfig({
  plugins: [wordsOfThePage, svelte()],
  build: {
    outDir: here('../src/hippodrome/server/page'),
    emptyOutDir: true,
    // Data addresses would be refused by the server's content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Browsers that cannot preload modules simply fetch them a little later.
    modulePreload: { polyfill: false },
    // How long plugins took depends on the neighbours and is no warning.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { chunkFileNames: nameOf, codeSplitting: { includeDependenciesRecursively: false, groups: TOGETHER } },
    },
  },
  server: {
    // Catalogues and rules are shared with Python and lie outside this folder.
    fs: { allow: [here('.'), here('../src/hippodrome')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  // Vitest would otherwise resolve Svelte's server side.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', testTimeout: 30_000, include: ['src/**/*.test.ts'], pool: 'vmThreads', setupFiles: ['src/games/every-word.ts'] },
})

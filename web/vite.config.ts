import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: here('../src/hippodrome/server/page'),
    emptyOutDir: true,
    // Data addresses would be refused by the server's content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    // How long plugins took depends on the neighbours and is no warning.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    // Catalogues and rules are shared with Python and lie outside this folder.
    fs: { allow: [here('.'), here('../src/hippodrome')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } },
  },
  // Vitest would otherwise resolve Svelte's server side.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], pool: 'vmThreads' },
})

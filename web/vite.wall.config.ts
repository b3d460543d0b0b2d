import { defineConfig } from 'vite'
import { createWallChunkNaming } from './build/chunks.ts'
import { clientBuild, clientPlugins } from './build/client.ts'
import { entryBudget } from './build/entry-budget.ts'
import { wallStyles } from './build/wall-styles.ts'

/** Built after the site, and laid beside it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...clientPlugins(/\[data-table\b|\.(?:at-table|in-foyer|foyer)\b/, wallStyles()),
    entryBudget({ scripts: 188, styles: 32 }),
  ],
  build: {
    ...clientBuild('shared-screen.html', createWallChunkNaming()),
    emptyOutDir: false,
    copyPublicDir: false,
    // It is one file on purpose.
    chunkSizeWarningLimit: 600,
  },
})

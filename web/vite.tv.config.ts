import { defineConfig } from 'vite'
import { createTvChunkNaming } from './build/chunks.ts'
import { clientBuild, clientPlugins } from './build/client.ts'
import { entryBudget } from './build/entry-budget.ts'
import { plainStyles } from './build/plain-styles.ts'
import { TARGETS, TV_TARGETS } from './build/targets.ts'
import { tvStyles } from './build/tv-styles.ts'
import { withoutHand } from './build/without-hand.ts'

/** Built next to the site, into the same folder. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...clientPlugins(/\[data-surface\b|\.(?:at-table|in-laptop-lobby|laptop-lobby)\b/, [withoutHand(), tvStyles()]),
    plainStyles(50),
    entryBudget({ scripts: 188, styles: 32 }),
  ],
  build: {
    ...clientBuild('shared-screen.html', createTvChunkNaming()),
    target: [...TV_TARGETS],
    cssTarget: [...TARGETS],
    copyPublicDir: false,
    // It is one file on purpose.
    chunkSizeWarningLimit: 600,
  },
})

import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { BuildOptions, Plugin, PluginOption } from 'vite'
import type { ChunkNaming } from './chunks.ts'
import { eachGame } from './each-game.ts'
import { knownMethods } from './known-methods.ts'
import { knownStyles } from './known-styles.ts'
import { nameBuild } from './name-build.ts'
import { neverShown } from './never-shown.ts'
import { oldEngines } from './old-engines.ts'
import { quietRouter } from './quiet-router.ts'
import { TARGETS } from './targets.ts'
import { websocketOnly } from './websocket-only.ts'
import { withoutSummaries } from './without-summaries.ts'

const DIST = join(import.meta.dirname, '../dist')
const FIRST_PAINT_FONTS = /(bricolage-grotesque|inter)-latin-wght-normal-.*\.woff2$/

const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => FIRST_PAINT_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
        })),
  },
}

const forOldEngines: Plugin = {
  name: 'for-old-engines',
  apply: 'build',
  config: () => ({ css: { postcss: { plugins: [oldEngines] } } }),
}

/**
 * Returns the plugins of both documents, the site and the TV. Each has marks that it never shows, and splits its styles
 * its own way.
 */
export function clientPlugins(never: RegExp, styles: PluginOption): readonly PluginOption[] {
  return [
    nameBuild,
    quietRouter,
    websocketOnly(),
    withoutSummaries,
    react(),
    eachGame,
    tailwindcss(),
    neverShown(never),
    styles,
    forOldEngines,
    knownMethods,
    knownStyles,
    preloadFonts,
  ]
}

export function clientBuild(document: string, name: ChunkNaming): BuildOptions {
  return {
    outDir: DIST,
    // `all.ts` has emptied it, and the other document's build runs at the same time.
    emptyOutDir: false,
    target: [...TARGETS],
    sourcemap: false,
    // The CSP allows no data: URLs for scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The TV can load right away what the site loads later. And a slow machine isn't our fault.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
      input: join(import.meta.dirname, '..', document),
      output: {
        // The entry lists every chunk, and their names would be most of that list.
        chunkFileNames: 'assets/[hash:8].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'table', name }],
        },
      },
    },
  }
}

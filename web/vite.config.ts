import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { createChunkNaming } from './build/chunks.ts'
import { splitStyles } from './build/split-styles.ts'
import { websocketOnly } from './build/websocket-only.ts'

const ROUTER = join(import.meta.dirname, '../node_modules/react-router/dist/production')
const DIST = join(import.meta.dirname, 'dist')
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

/** What a first visit has to load before it can draw: KiB of gzipped scripts. */
const ENTRY_BUDGET_KIB = 105
/** And of styles: before there were tables with a show on them it was 16.4. */
const STYLES_BUDGET_KIB = 14

const entryBudget: Plugin = {
  name: 'entry-budget',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const loaded = new Set(chunks.filter(({ isEntry }) => isEntry))
    // the walk goes on to what it adds on the way
    for (const { imports } of loaded) for (const one of chunks) if (imports.includes(one.fileName)) loaded.add(one)
    const kib = [...loaded].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024
    const said = `the entry has ${kib.toFixed(1)} of ${ENTRY_BUDGET_KIB} KiB`
    if (kib === 0 || kib > ENTRY_BUDGET_KIB) this.error(said)
    const sheet = Object.values(bundle).find(({ fileName }) => /^assets\/index-.*\.css$/.test(fileName))
    const styles = sheet?.type === 'asset' ? gzipSync(sheet.source, { level: 9 }).length / 1024 : 0
    const worn = `its styles ${styles.toFixed(1)} of ${STYLES_BUDGET_KIB} KiB`
    if (styles === 0 || styles > STYLES_BUDGET_KIB) this.error(worn)
    console.log(`${said}, ${worn}`)
  },
}

const TEXT = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/
const SMALLEST = 1024

/** Lays a `.br` and a `.gz` beside every text that gets smaller by it; whoever serves it need not compress. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async closeBundle() {
    for (const name of await readdir(DIST, { recursive: true })) {
      const file = join(DIST, name)
      const text = TEXT.test(name) ? await readFile(file) : ''
      if (text.length < SMALLEST) continue
      const packed = {
        br: brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        gz: gzipSync(text, { level: 9 }),
      }
      for (const [kind, bytes] of Object.entries(packed))
        if (bytes.length < text.length) await writeFile(`${file}.${kind}`, bytes)
    }
  },
}

const pageHtml = (title: string, entry: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${title} · Highjinks</title>
    <link rel="stylesheet" href="/src/styles.css" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${entry}"></script>
  </body>
</html>`

/** Pages for those who work on it. Only the dev server knows them; no build contains them. */
const WORKSHOP = {
  // Every ui piece in every state.
  '/__gallery': pageHtml('Gallery', '/src/pages/gallery/main.tsx'),
  // Every card of every deck.
  '/__cards': pageHtml('Cards', '/src/pages/card-browser/main.tsx'),
}

const workshop: Plugin = {
  name: 'workshop',
  apply: 'serve',
  configureServer: (server) => {
    for (const [path, page] of Object.entries(WORKSHOP)) {
      server.middlewares.use(path, (request, response, next) => {
        server.transformIndexHtml(request.originalUrl ?? path, page).then((html) => {
          response.setHeader('content-type', 'text/html')
          response.end(html)
        }, next)
      })
    }
  },
}

const target = process.env.API_TARGET ?? 'http://localhost:3000'

/** The router's own exports name the build that warns developers, whoever asks; and what it wraps or names it keeps, used or not. */
const quietRouter: Plugin = {
  name: 'quiet-router',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    const file = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' }[id]
    return file ? this.resolve(join(ROUTER, file), importer, { skipSelf: true }) : null
  },
  transform(code, id) {
    if (!id.startsWith(ROUTER)) return null
    const named = code.replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    return {
      code: named.replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    quietRouter,
    websocketOnly(),
    react(),
    tailwindcss(),
    splitStyles(),
    preloadFonts,
    entryBudget,
    precompress,
    workshop,
  ],
  build: {
    outDir: DIST,
    target: 'baseline-widely-available',
    sourcemap: false,
    // The CSP allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The entry lists every chunk; their names would be most of that list.
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[hash:8].js',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'table', name: createChunkNaming() }],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': target, '/socket.io': { target, ws: true } },
  },
})

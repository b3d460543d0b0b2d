import { defineConfig, type Plugin } from 'vite'
import { createChunkNaming } from './build/chunks.ts'
import { clientBuild, clientPlugins } from './build/client.ts'
import { entryBudget } from './build/entry-budget.ts'
import { noCircles } from './build/no-circles.ts'
import { splitStyles } from './build/split-styles.ts'
import { withoutTv } from './build/without-tv.ts'

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

/** Pages for developers. Only the dev server has them, and no build does. */
const WORKSHOP = {
  // Every ui piece in every state.
  '/__gallery': pageHtml('Gallery', '/src/workshop/gallery/main.tsx'),
  // Every card of every deck.
  '/__cards': pageHtml('Cards', '/src/workshop/card-browser/main.tsx'),
}

/** The TV's addresses, as all our servers know them. */
const SHARED_SCREEN = /^\/(?:tv|screen(?:\/[^/?]+)?)\/?(\?|$)/i

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
    server.middlewares.use((request, _response, next) => {
      if (SHARED_SCREEN.test(request.url ?? '')) request.url = '/shared-screen.html'
      next()
    })
  },
}

const target = process.env.API_TARGET ?? 'http://localhost:3000'

/**
 * The scripts that take over the first page, and the styles that draw it. With a document of at most 12 and the
 * pictures, the whole first page stays within 142, so that later files have room within 147.2.
 */
const FIRST_VISIT = { scripts: 107.9, styles: 13.8 }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...clientPlugins(/\[data-tv\b|\.on-tv\b/, [withoutTv(), splitStyles()]),
    noCircles(),
    entryBudget(FIRST_VISIT),
    workshop,
  ],
  // The manifest lists the files a page loads, for its prerendered document.
  build: { ...clientBuild('index.html', createChunkNaming()), manifest: true },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': target, '/socket.io': { target, ws: true } },
  },
})

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts, workshop],
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    sourcemap: false,
    // The CSP allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': target, '/socket.io': { target, ws: true } },
  },
})

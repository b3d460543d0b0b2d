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

const GALLERY_HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>Gallery · Highjinks</title>
    <link rel="stylesheet" href="/src/styles.css" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/pages/gallery/main.tsx"></script>
  </body>
</html>`

/** Every ui piece in every state at /__gallery. Only the dev server knows it; no build contains it. */
const gallery: Plugin = {
  name: 'gallery',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use('/__gallery', (request, response, next) => {
      const url = request.originalUrl ?? '/__gallery'
      server.transformIndexHtml(url, GALLERY_HTML).then((html) => {
        response.setHeader('content-type', 'text/html')
        response.end(html)
      }, next)
    })
  },
}

const target = process.env.API_TARGET ?? 'http://localhost:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFonts, gallery],
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

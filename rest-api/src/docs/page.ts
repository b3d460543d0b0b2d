import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { IRouter, RequestHandler } from 'express'
import * as z from 'zod'
import { describeApi } from './openapi.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Highjinks: the calls</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <div id="calls"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/init.js"></script>
  </body>
</html>
`
/** In a file of its own, because our pages run no inline scripts. */
const INIT = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#calls', deepLinking: true, validatorUrl: null })\n`

/** Serves the document, and a page to read it that works offline. */
export function mountDocs(router: IRouter): void {
  const document = JSON.stringify(describeApi('/'))
  router.get('/api/openapi.json', (_request, response) => {
    response.type('json').send(document)
  })
  router.get('/api/docs', (_request, response) => {
    response.type('html').send(PAGE)
  })
  router.get('/api/docs/init.js', (_request, response) => {
    response.type('js').send(INIT)
  })
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) router.get(`/api/docs/${name}`, sendFile(name))
}

/** Sends a file of another package, 1.5 MB in all: compressed on first request, kept, and cacheable for a day. */
function sendFile(name: string): RequestHandler {
  const require = createRequire(import.meta.url)
  const path = require.resolve(`swagger-ui-dist/${name}`)
  const { version } = packageFile.parse(require('swagger-ui-dist/package.json'))
  let packed: Promise<Buffer> | undefined
  return async (request, response) => {
    const isPacked = request.acceptsEncodings('gzip') !== false
    response
      .set({ 'Cache-Control': 'public, max-age=86400', ETag: `"${version}${isPacked ? '-gzip' : ''}"` })
      .vary('Accept-Encoding')
      .type(extname(name))
    if (isPacked) response.set('Content-Encoding', 'gzip')
    packed ??= readFile(path).then((bytes) => gzipped(bytes))
    response.send(isPacked ? await packed : await readFile(path))
  }
}
const packageFile = z.object({ version: z.string() })
const gzipped = promisify(gzip)

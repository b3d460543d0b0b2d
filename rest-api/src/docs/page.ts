import { createRequire } from 'node:module'
import type { IRouter } from 'express'
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
/** A file of its own, because no page of ours may run a script written into it. */
const INIT = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#calls', deepLinking: true, validatorUrl: null })\n`

/** The document, and a page to read it with that works without the internet. */
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
  const require = createRequire(import.meta.url)
  const files = {
    'swagger-ui.css': require.resolve('swagger-ui-dist/swagger-ui.css'),
    'swagger-ui-bundle.js': require.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  }
  for (const [name, path] of Object.entries(files)) {
    // Its folder may lie below one whose name begins with a dot
    router.get(`/api/docs/${name}`, (_request, response) => response.sendFile(path, { dotfiles: 'allow' }))
  }
}

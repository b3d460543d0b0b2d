import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

type Site = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What must never be answered with the client's page: calls, sockets, probes, and files of another build. */
const NOT_PAGES = [/^\/(?:api|socket\.io|assets|docs)(?:\/|$)/, /^\/(?:healthz|readyz|metrics)$/]

/** A document by itself, with nothing in it of the others. */
const SHARED_SCREEN = /^\/screen\/[^/?]+\/?(?:\?|$)/

/** The built client. Every address of its own leads to its page or to the shared screen's; undefined while nothing has been built. */
export function createSite(dist: string): Site | undefined {
  if (!existsSync(join(dist, 'index.html'))) return undefined
  const [page, screen] = [serverOf(dist, 'index.html'), serverOf(dist, 'shared-screen.html')]
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    // A file that went away since the start (the next build) fails in its stream, which nobody else listens to.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    const serve = SHARED_SCREEN.test(request.url ?? '') ? screen : page
    serve(request, response, next)
  }
}

function serverOf(dist: string, single: string) {
  return sirv(dist, {
    single,
    etag: true,
    brotli: true,
    gzip: true,
    ignores: NOT_PAGES,
    setHeaders: (response, path) => {
      // The names of assets carry a hash of what is in them; everything else may change with the next build
      const isHashed = path.startsWith('/assets/')
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      response.setHeader('Vary', 'Accept-Encoding')
    },
  })
}

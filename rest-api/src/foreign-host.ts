import { isLocalHost } from '@highjinks/platform'
import type { RequestHandler } from 'express'

/** Monitoring calls these under any name, and they reveal nothing about anyone. */
const ANYBODYS = new Set(['/healthz', '/readyz'])

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Highjinks does not know this address</title>
<style>body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 34rem; margin: 4rem auto; padding: 0 1.5rem }</style>
<h1>Highjinks does not know this address</h1>
<p>It was called by a name that nobody has told it. If this is your server, start it again with
<code>PUBLIC_URL</code> set to the address that players open, for example
<code>PUBLIC_URL=https://party.example.org</code>.</p>
<p>In your own network, its IP address works without that.</p>
</html>
`

/**
 * Without a public address, answers requests for names that could be someone else's with one page, whatever they ask.
 */
export function refuseForeignHosts(publicUrl: string | undefined): RequestHandler {
  return (request, response, next) => {
    const { host } = request.headers
    if (publicUrl !== undefined || host === undefined || isLocalHost(host) || ANYBODYS.has(request.path)) return next()
    response.status(421).set('Cache-Control', 'no-store').type('html').send(PAGE)
  }
}

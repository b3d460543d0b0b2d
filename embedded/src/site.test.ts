import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE } from '@highjinks/games'
import {
  createServer as createHttpServer,
  createLog,
  createMetrics,
  listen,
  openRateLimitStores,
  parseEnvironment,
  UNWATCHED,
} from '@highjinks/platform'
import { createAllowance } from '@highjinks/platform/testing'
import { createRestApi, type RestApi } from '@highjinks/rest-api'
import { openEmbeddedStore } from '@highjinks/session-store'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocuments } from './documents.ts'
import { createSite } from './site.ts'
import { writeBuilt } from './testing/built.ts'

let folder: string
let api: RestApi
let server: Server
let url: string
let allowance: Awaited<ReturnType<typeof createAllowance>>

beforeAll(async () => {
  // Before any request: during the loop, a server closes connections that others keep open
  allowance = await createAllowance(30_000)
  folder = mkdtempSync(join(tmpdir(), 'highjinks-site-'))
  const dist = join(folder, 'dist')
  writeBuilt(dist)
  const parsed = parseEnvironment({ DATA_DIR: join(folder, 'data') }, { port: 0 })
  if (!parsed.ok) throw new Error(parsed.line)
  api = await createRestApi({
    environment: parsed.environment,
    rateLimitStores: openRateLimitStores({}, createLog('silent')),
    catalogue: CATALOGUE,
    sessions: openEmbeddedStore({ file: ':memory:' }),
    log: createLog('silent'),
    metrics: createMetrics(),
    watchdog: UNWATCHED,
    now: Date.now,
    newId: () => crypto.randomUUID(),
    site: createSite(dist),
  })
  server = createHttpServer(api.app)
  url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string, init?: RequestInit) => fetch(url + path, init)

test.each([
  ['/', 'home.html'],
  ['/games', 'games.html'],
  ['/Games/?from=a', 'games.html'],
  ['/game/3', 'game-3.html'],
  ['/join/BCDFGH', 'invitation.html'],
  ['/c/green-otter-bcdfghjk', 'crew.html'],
  ['/c/green-otter-bcdfghjk/cards', 'filled.html'],
  ['/c/green-otter-bcdfghjk/Cards/', 'filled.html'],
  ['/play/sAbC-123', 'filled.html'],
  ['/tv', 'screen.html'],
  ['/tv/', 'screen.html'],
  ['/tv/BCDFGH', 'filled.html'],
  ['/screen', 'screen.html'],
  ['/screen/', 'screen.html'],
  ['/screen/BCDFGH', 'screen.html'],
  ['/screen/BCDFGH/', 'screen.html'],
  ['/screen/nothing?of=it', 'screen.html'],
])('[BOOT-6] %s is its own document', async (path, document) => {
  expect(await (await get(path)).text()).toContain(`<title>${document}</title>`)
})

test('[LINK-5] what needs our own address is left out where nobody has told it', async () => {
  expect(await (await get('/games')).text()).not.toContain('canonical')
  expect(await (await get('/robots.txt')).text()).toBe('User-agent: *\n')
  // An empty list would mean that there are no pages
  expect((await get('/sitemap.xml')).status).toBe(404)
  const site = createSite(join(folder, 'dist'), { publicUrl: 'https://play.test' })
  expect(site).toBeDefined()
  const documents = readDocuments(join(folder, 'dist'), { publicUrl: 'https://play.test' })
  expect(String(documents.at('/robots.txt').document.bytes.plain)).toContain('https://play.test/sitemap.xml')
  expect(documents.at('/sitemap.xml').status).toBe(200)
})

test('[HOUSE-1] every document names the house as its operator does, with nothing in it that a browser would read', () => {
  const documents = readDocuments(join(folder, 'dist'), { houseName: 'Ann & <b>Bob’s</b> $&' })
  const home = String(documents.at('/').document.bytes.plain)
  expect(home).toContain('<meta name="application-name" content="Ann &amp; &lt;b&gt;Bob’s&lt;/b&gt; $&amp;">')
  const unnamed = String(readDocuments(join(folder, 'dist'), {}).at('/').document.bytes.plain)
  expect(unnamed).toContain('<meta name="application-name" content="Highjinks">')
})

test('[DEMO-4] every page of a demo says that it is one, the TV too, and no other server says so', () => {
  const read = (isDemo: boolean, path: string) =>
    String(readDocuments(join(folder, 'dist'), { isDemo }).at(path).document.bytes.plain)
  for (const path of ['/', '/games', '/game/3', '/play/sABC', '/tv', '/screen/BTS247', '/nowhere/at/all']) {
    expect(read(true, path)).toMatch(/<body>\s*<aside aria-label="Demo"[^>]*>Demo: nothing is kept\./)
    expect(read(false, path)).not.toContain('Demo')
  }
  const invitation = readDocuments(join(folder, 'dist'), { isDemo: true }).withHead(
    'invitation.html',
    '<title>Ann</title>',
  )
  expect(String(invitation.bytes.plain)).toContain('<aside aria-label="Demo"')
  expect(read(true, '/robots.txt')).not.toContain('Demo')
})

test('[LINK-8] an invitation is packed once for as long as its room says the same', () => {
  const { withHead } = readDocuments(join(folder, 'dist'), {})
  const invitation = (own: string) => withHead('invitation.html', own)
  const head = `<title>${'Zoë invites you. '.repeat(60)}</title>`
  const packed = invitation(head)
  expect(invitation(`${head}`)).toBe(packed)
  expect(packed.bytes.br?.length).toBeLessThan(packed.bytes.plain.length)
  for (let other = 0; other < 250; other++) invitation(`<title>${other}</title>`)
  expect(invitation(head)).not.toBe(packed)
})

test('[CREW-39] a crew’s link that leads nowhere is 404', async () => {
  const page = await get('/c/green-otter-bcdfghjk')
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('crew.html')])
})

test('[LINK-2] a room’s head takes the place of the neutral one', async () => {
  const made = await fetch(`${url}/api/simple-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gameId: 1, hostName: 'Zoë <3' }),
  })
  const { sessionCode } = (await made.json()) as { sessionCode: string }
  const page = await get(`/join/${sessionCode}`)
  const text = await page.text()
  expect(page.status).toBe(200)
  expect(text).toContain('<title>Zoë &lt;3 invites you to Truth or Dare · Highjinks</title>')
  expect(text).not.toContain('invitation.html')
  expect(text).not.toContain('[[')
  expect((await get('/join/BCDFGH')).status).toBe(404)
})

test.each(['/', '/games', '/screen/BCDFGH'])(
  '[BOOT-6] %s is always asked for again, under the strict policy',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
  },
)

test('[BOOT-6] assets are cached for good, and one of another build is a 404, not the page', async () => {
  const asset = await get('/assets/main-abc123.js')
  expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/assets/main-old999.js',
  '/nowhere/at/all',
  '/game/99',
  '/screens',
  '/tv/BCDFGH/more',
  '/screen/BCDFGH/more',
  '/.routes.json',
  '/.pages/home.html',
  '/assets/none',
  '/missing.svg',
  '/game/3.5',
  '/some.thing',
  '/screen/BCD.GH',
  '/.made-of',
  '/%E0%A4%A.js',
  '/constructor.js',
])('[BOOT-6] %s is nowhere: the page that says so, with 404', async (path) => {
  const missing = await get(path)
  expect(await missing.text()).toContain('<title>not-found.html</title>')
  expect([missing.status, missing.headers.get('content-type'), missing.headers.get('cache-control')]).toEqual([
    404,
    'text/html; charset=utf-8',
    'no-cache',
  ])
  const head = await get(path, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([404, ''])
})

test.each([
  ['dots and letters by turns', `/${'a.a'.repeat(30)}!`],
  ['letters', `/${'a'.repeat(8000)}!`],
  ['dots', `/${'.'.repeat(8000)}!`],
  ['slashes', `${'/'.repeat(8000)}!`],
  ['escapes', `/${'%20'.repeat(2600)}!`],
  ['a screen', `/screen/${'a/'.repeat(4000)}`],
  ['a call', `/api/${'a/'.repeat(4000)}`],
])('[BOOT-12] no address holds up the process: %s', async (_title, path) => {
  // A new connection for each, for the same reason
  const ask = () => get(path, { headers: { connection: 'close' } }).then((response) => response.text())
  expect(await allowance.covers(ask)).toBe(true)
})

test('[BOOT-6] what was compressed beforehand is sent so, and what has not changed is not sent again', async () => {
  const zipped = await get('/', { headers: { 'accept-encoding': 'gzip' } })
  expect([zipped.headers.get('content-encoding'), zipped.headers.get('vary')]).toEqual([
    'gzip',
    expect.stringContaining('Accept-Encoding'),
  ])
  for (const path of ['/sw.js', '/games']) {
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  }
})

test.each(['bytes=9-3', 'bytes=0-3', 'bytes=-', 'bytes=99999-', 'lines=1'])(
  '[BOOT-6] files are sent whole, whatever range is asked for: %s',
  async (range) => {
    const response = await get('/assets/main-abc123.js', { headers: { range } })
    expect([response.status, await response.text()]).toEqual([200, 'export {}'])
  },
)

test('[BOOT-6] calls, probes and other methods never get the page', async () => {
  expect(await (await get('/api/nothing')).json()).toMatchObject({ code: 'not-found' })
  expect(await (await get('/healthz')).json()).toMatchObject({ ok: true })
  expect((await get('/readyz')).status).toBe(200)
  expect((await get('/socket.io/?EIO=4&transport=polling')).headers.get('content-type')).not.toMatch(/html/)
  expect((await get('/games', { method: 'POST' })).status).toBe(404)
  expect((await get('/..%2f..%2fdata/jwt-secret')).headers.get('content-type')).not.toMatch(/octet|plain/)
  const outside = await (await get('/%2e%2e/data/jwt-secret')).text()
  expect(outside).toMatch(/not-found|There's nothing here/)
})

test('[BOOT-6] without a build there is no page', () => {
  expect(createSite(join(folder, 'nothing-built'))).toBeUndefined()
})

test('[BOOT-11] a file that the next build took away fails its own request and nothing else', async () => {
  rmSync(join(folder, 'dist/assets/main-abc123.js'))
  await expect(fetch(`${url}/assets/main-abc123.js`).then((response) => response.text())).rejects.toThrow()
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
})

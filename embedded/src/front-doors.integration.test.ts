import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOGUE } from '@highjinks/games'
import {
  createGuesses,
  createServer as createHttpServer,
  createLog,
  createMetrics,
  listen,
  openRateLimitStores,
  readEnvironment,
  UNWATCHED,
} from '@highjinks/platform'
import { SITE_FILES } from '@highjinks/protocol'
import { createRestApi, type RestApi } from '@highjinks/rest-api'
import { openEmbeddedStore } from '@highjinks/session-store'
import { freePort, type Started, startProcess } from '@highjinks/session-store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite } from './site.ts'
import { statusOf, until } from './testing/started.ts'

const DIST = join(import.meta.dirname, '../../web/dist')
const CADDYFILE = join(import.meta.dirname, '../../docker/Caddyfile')
/** Every address in the build, with stars filled in. */
const WRITTEN: readonly string[] = existsSync(join(DIST, SITE_FILES.routes))
  ? (JSON.parse(readFileSync(join(DIST, SITE_FILES.routes), 'utf8')) as { path: string }[]).map(({ path }) =>
      path.replace('/*', '/BCDFGH').replace('*', '/nowhere'),
    )
  : []
const ASSET = existsSync(DIST)
  ? (readdirSync(join(DIST, 'assets')).find((name) => /^first-.*js$/.test(name)) ?? '')
  : ''
const hasCaddy = spawnSync('caddy', ['version']).status === 0
if (!hasCaddy && process.env['TEST_REQUIRE_ALL'] === '1') throw new Error('caddy is not on the path')

/** Reads what a browser gets at an address, as far as both servers send it. */
async function answerAt(url: string, path: string) {
  const response = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })
  const text = await response.text()
  const [type, cache, encoding] = ['content-type', 'cache-control', 'content-encoding'].map((name) =>
    response.headers.get(name),
  )
  return { status: response.status, type, cache, encoding, text }
}

/** Headers that limit what a browser may do. */
const POLICY = [
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'strict-transport-security',
]
async function policyAt(url: string, path: string) {
  const { headers } = await fetch(url + path)
  return Object.fromEntries(POLICY.map((name) => [name, headers.get(name)?.replaceAll(/; ?/g, ';') ?? null]))
}

/** A name that HTML must not read as its own. */
const HOUSE_NAME = 'The Anchor & <Sons>'
const HOUSE_WRITTEN = 'The Anchor &amp; &lt;Sons&gt;'

const doors = describe.skipIf(!hasCaddy).each(['http://play.test', 'https://play.test'])
doors('the front door of several processes, and that of the one, at %s', (publicUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-doors-'))
  let caddy: Started
  let url: string
  const sessions = openEmbeddedStore({ file: ':memory:' })
  const opened: { api: RestApi; server: Server }[] = []
  let ownUrl: string

  /** Starts a server for the calls; with the site it's the single process. */
  async function serve(name: string, site: ReturnType<typeof createSite>): Promise<string> {
    const dataDir = join(folder, name)
    const environment = readEnvironment(
      { DATA_DIR: dataDir, PUBLIC_URL: publicUrl, TRUSTED_PROXIES: '1', HOUSE_NAME },
      { port: 0 },
    )
    mkdirSync(dataDir)
    const [log, rateLimitStores] = [createLog('silent'), openRateLimitStores({}, createLog('silent'))]
    const api = await createRestApi({
      environment,
      rateLimitStores,
      guesses: createGuesses(rateLimitStores),
      catalogue: CATALOGUE,
      sessions,
      log,
      metrics: createMetrics(),
      watchdog: UNWATCHED,
      now: Date.now,
      newId: () => crypto.randomUUID(),
      site,
    })
    const server = createHttpServer(api.app)
    opened.push({ api, server })
    return `http://127.0.0.1:${await listen(server, 0)}`
  }

  beforeAll(async () => {
    const site = createSite(DIST, { publicUrl, houseName: HOUSE_NAME })
    if (!site) throw new Error('the client has not been built')
    ownUrl = await serve('own', site)
    const restApi = await serve('rest-api', undefined)
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const env = {
      PATH: process.env['PATH'],
      HOME: folder,
      WEB_ROOT: DIST,
      UPSTREAMS: 'listed',
      REST_API: new URL(restApi).host,
      REALTIME_SERVERS: new URL(restApi).host,
      PUBLIC_URL: publicUrl,
      HOUSE_NAME,
      SITE_ADDRESS: `:${port}`,
      HEALTH_PORT: String(await freePort()),
    }
    caddy = startProcess('caddy', ['run', '--adapter', 'caddyfile', '--config', CADDYFILE], { env })
    await until(() => statusOf(url))
  })
  afterAll(async () => {
    caddy.kill('SIGTERM')
    await caddy.ended
    for (const { api, server } of opened) {
      server.close()
      server.closeAllConnections()
      await api.close()
    }
    rmSync(folder, { recursive: true, force: true })
  })

  test.each([
    ...WRITTEN,
    '/GAMES/',
    '/game/3?from=a',
    '/auth/callback?code=c&state=s&iss=https%3A%2F%2Fid.test',
    '/play/sAbC-123/',
    '/screen/BCDFGH/more',
    '/screen/BCD.GH',
    '/game/3.5',
    '/game/3%2e5',
    '/some.thing',
    '/some.thing/',
    '/assets',
    `/assets/${ASSET}`,
    '/sw.js',
    '/way-out.js',
    '/catalogue.json',
    '/assets/main-old999.js',
    '/game/99',
    '/game/3/more',
    '/.routes.json',
    '/.pages/home.html',
    '/join/ab.cd',
    '/assets/none',
    '/logo.svg',
    '/missing.svg',
    `/${'a.a'.repeat(30)}!`,
  ])('[BOOT-13] %s is the same at both', async (path) => {
    expect(await answerAt(url, path)).toEqual(await answerAt(ownUrl, path))
  })

  test.each(['/', '/join/BCDFGH', '/screen/BCDFGH', `/assets/${ASSET}`, '/missing.svg'])(
    '[BOOT-14] what may be done with %s is the same at both',
    async (path) => {
      const policy = await policyAt(url, path)
      expect(policy).toEqual(await policyAt(ownUrl, path))
      expect(policy['content-security-policy']).toContain("default-src 'none'")
      expect(policy['strict-transport-security'] !== null).toBe(publicUrl.startsWith('https:'))
    },
  )

  test.each(['bytes=9-3', 'bytes=0-3', 'bytes=99999-'])('[BOOT-6] both send files whole: %s', async (range) => {
    for (const door of [url, ownUrl]) {
      const response = await fetch(`${door}/assets/${ASSET}`, { headers: { range } })
      expect([response.status, await response.text()]).toEqual([200, readFileSync(join(DIST, 'assets', ASSET), 'utf8')])
    }
  })

  /** Reads a link as programs do that run no scripts. */
  async function readLink(door: string, path: string) {
    const response = await fetch(door + path)
    const text = await response.text()
    const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(text)?.[1]
    return {
      status: response.status,
      title: /<title>([^<]*)</.exec(text)?.[1],
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1],
      robots: meta('robots'),
      description: meta('description'),
      preview: ['title', 'description', 'url', 'image'].map((name) => meta(`og:${name}`)),
      structured: [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
        JSON.parse(json),
      ),
    }
  }

  test.each([
    ['/', 'Party games for grown-ups', 'highjinks', 'WebSite'],
    ['/game/1', 'Truth or Dare', 'truth-or-dare', 'Game'],
    ['/join', 'Join Game', 'highjinks', undefined],
  ])('[LINK-1] %s carries title, description, picture and where it belongs', async (path, title, picture, kind) => {
    for (const door of [url, ownUrl]) {
      const link = await readLink(door, path)
      expect(link).toMatchObject({ status: 200, title: `${title} · ${HOUSE_WRITTEN}`, canonical: publicUrl + path })
      expect(link.robots).toBeUndefined()
      expect(link.preview[0]).toBe(title)
      expect(link.preview[1]?.length).toBeGreaterThan(20)
      expect(link.preview.slice(2)).toEqual([publicUrl + path, `${publicUrl}/previews/${picture}.png`])
      expect(link.structured.map((facts) => facts['@type'])).toEqual(kind === undefined ? [] : [kind])
      const image = await fetch(`${door}/previews/${picture}.png`)
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
  })

  test('[LINK-2] an invitation says who invites to what, the same at both, and is never kept', async () => {
    const made = await fetch(`${ownUrl}/api/simple-session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gameId: 1, hostName: 'Zoë <[[x]]>' }),
    })
    const { sessionCode } = (await made.json()) as { sessionCode: string }
    const path = `/join/${sessionCode}`
    expect(await answerAt(url, path)).toEqual(await answerAt(ownUrl, path))
    const link = await readLink(url, path)
    expect(link).toMatchObject({ status: 200, robots: 'noindex', canonical: undefined })
    expect(link.preview[0]).toBe('Zoë &lt;[[x]]&gt; invites you to Truth or Dare')
    expect(link.preview.slice(2)).toEqual([publicUrl + path, `${publicUrl}/previews/truth-or-dare.png`])
    expect((await readLink(url, '/join/BCDFGH')).status).toBe(404)
  })

  test('[HOUSE-1] every page has the house’s own name, the same at both', async () => {
    for (const path of ['/', '/games', '/tv', '/join/BCDFGH', '/nowhere']) {
      const [theirs, own] = await Promise.all([url, ownUrl].map(async (at) => (await fetch(at + path)).text()))
      expect([path, theirs]).toEqual([path, own])
      expect(own).toMatch(/<title>[^<]*The Anchor &amp; &lt;Sons&gt;<\/title>/)
      expect(own).toContain('<meta property="og:site_name" content="The Anchor &amp; &lt;Sons&gt;">')
    }
  })

  test('[LINK-4] while nobody can say whose room it is, an invitation is neutral', async () => {
    const closed = opened.at(-1)
    closed?.server.close()
    closed?.server.closeAllConnections()
    const link = await readLink(url, '/join/BCDFGH')
    expect(link).toMatchObject({ status: 200, robots: 'noindex', title: `You’re invited · ${HOUSE_WRITTEN}` })
    const policy = await policyAt(url, '/join/BCDFGH')
    expect(policy).toEqual(await policyAt(ownUrl, '/join/BCDFGH'))
  })
})

/** Addresses that our files name but never load from: language names, libraries' texts, and links for people. */
const NAMED = [
  // In a warning of serwist
  'bit.ly',
  'github.com',
  'localhost',
  'react.dev',
  'reactrouter.com',
  'schema.org',
  'socket.io',
  'tailwindcss.com',
  'wa.me',
  'www.facebook.com',
  'www.google.com',
  'www.sitemaps.org',
  'www.w3.org',
  'x.com',
]

/** Everything a browser would load automatically in a document, picture or style sheet. */
const LOADED =
  /<(?:script|img|source|iframe|use|image)\b[^>]*?\b(?:src|href)="(?:https?:)?\/\/|<link\b(?![^>]*\brel="canonical")[^>]*\bhref="(?:https?:)?\/\/|url\(["']?(?:https?:)?\/\/|@import\s+["'](?:https?:)?\/\//i

test.skipIf(!existsSync(DIST))(
  '[BOOT-22] in a Wi-Fi without internet nothing is missed: no built file loads from outside',
  () => {
    const texts = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:js|css|html|svg|webmanifest|txt|xml|json)$/.test(file),
    )
    expect(texts.length).toBeGreaterThan(50)
    const hosts = new Set<string>()
    for (const file of texts) {
      const text = readFileSync(join(DIST, file), 'utf8')
      if (!/\.js(?:on)?$/.test(file)) expect([file, LOADED.exec(text)?.[0]]).toEqual([file, undefined])
      for (const [, host = ''] of text.matchAll(/https?:\/\/([a-z\d.-]+)/gi)) hosts.add(host)
    }
    expect([...hosts].filter((host) => !NAMED.includes(host))).toEqual([])
  },
)

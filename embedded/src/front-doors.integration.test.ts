import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  createGuesses,
  createServer as createHttpServer,
  createLog,
  createMetrics,
  listen,
  openCounts,
  readEnvironment,
  UNWATCHED,
} from '@highjinks/edge'
import { CATALOGUE, createRestApi, type RestApi } from '@highjinks/rest-api'
import { openEmbeddedStore } from '@highjinks/session-store'
import { freePort, type Started, startProcess } from '@highjinks/session-store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite } from './site.ts'
import { statusOf, until } from './testing/started.ts'

const CADDYFILE = join(import.meta.dirname, '../../docker/Caddyfile')
const hasCaddy = spawnSync('caddy', ['version']).status === 0
if (!hasCaddy && process.env['TEST_REQUIRE_ALL'] === '1') throw new Error('caddy is not on the path')

/** What a browser gets at an address, as far as both doors say it. */
async function answerAt(url: string, path: string) {
  const response = await fetch(url + path, { headers: { 'accept-encoding': 'gzip' } })
  const text = await response.text()
  const [type, cache, encoding] = ['content-type', 'cache-control', 'content-encoding'].map((name) =>
    response.headers.get(name),
  )
  return { status: response.status, type, cache, encoding, text }
}

/** What a browser is told that it may do, and must not. */
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

const doors = describe.skipIf(!hasCaddy).each(['http://play.test', 'https://play.test'])
doors('the front door of several processes, and that of the one, at %s', (publicUrl) => {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-doors-'))
  let caddy: Started
  let url: string
  let api: RestApi
  let own: Server
  let ownUrl: string

  beforeAll(async () => {
    const dist = join(folder, 'dist')
    mkdirSync(join(dist, 'assets'), { recursive: true })
    for (const [name, text] of [
      ['index.html', '<!doctype html><title>Highjinks</title>'],
      ['shared-screen.html', '<!doctype html><title>Shared screen</title>'],
      ['assets/main-abc123.js', 'export {}'],
      ['sw.js', '//'],
      ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ] as const)
      writeFileSync(join(dist, name), text)
    writeFileSync(join(dist, 'index.html.gz'), gzipSync('<!doctype html><title>Highjinks</title>'))
    const environment = readEnvironment({ DATA_DIR: join(folder, 'data'), PUBLIC_URL: publicUrl }, { port: 0 })
    mkdirSync(environment.dataDir)
    const [log, counts] = [createLog('silent'), openCounts({}, createLog('silent'))]
    api = await createRestApi({
      environment,
      counts,
      guesses: createGuesses(counts),
      catalogue: CATALOGUE,
      sessions: openEmbeddedStore({ file: ':memory:' }),
      log,
      metrics: createMetrics(),
      watchdog: UNWATCHED,
      now: Date.now,
      newId: () => crypto.randomUUID(),
      site: createSite(dist),
    })
    own = createHttpServer(api.app)
    ownUrl = `http://127.0.0.1:${await listen(own, 0)}`
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const env = {
      PATH: process.env['PATH'],
      HOME: folder,
      WEB_ROOT: dist,
      PUBLIC_URL: publicUrl,
      SITE_ADDRESS: `:${port}`,
      HEALTH_PORT: String(await freePort()),
    }
    caddy = startProcess('caddy', ['run', '--adapter', 'caddyfile', '--config', CADDYFILE], { env })
    await until(() => statusOf(url))
  })
  afterAll(async () => {
    caddy.kill('SIGTERM')
    await caddy.ended
    own.close()
    own.closeAllConnections()
    await api.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test.each([
    '/',
    '/games',
    '/game/3',
    '/play/sAbC-123',
    '/screen/BCDFGH',
    '/screen/BCDFGH/',
    '/screen/BCDFGH/more',
    '/screen/BCD.GH',
    '/game/3.5',
    '/game/3%2e5',
    '/some.thing',
    '/some.thing/',
    '/assets',
    '/assets/main-abc123.js',
    '/assets/main-old999.js',
    '/assets/none',
    '/sw.js',
    '/logo.svg',
    '/missing.svg',
    `/${'a.a'.repeat(30)}!`,
  ])('[BOOT-13] %s is the same at both', async (path) => {
    expect(await answerAt(url, path)).toEqual(await answerAt(ownUrl, path))
  })

  test.each(['/', '/screen/BCDFGH', '/assets/main-abc123.js', '/missing.svg'])(
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
      const response = await fetch(`${door}/assets/main-abc123.js`, { headers: { range } })
      expect([response.status, await response.text()]).toEqual([200, 'export {}'])
    }
  })
})

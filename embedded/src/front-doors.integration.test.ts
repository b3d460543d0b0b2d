import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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

describe.skipIf(!hasCaddy)('the front door of several processes, and that of the one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'highjinks-doors-'))
  let caddy: Started
  let url: string
  const site = createServer((request, response) => ours?.(request, response, () => void response.writeHead(404).end()))
  let ours: ReturnType<typeof createSite>
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
    ours = createSite(dist)
    await new Promise<void>((resolve) => void site.listen(0, '127.0.0.1', resolve))
    // A listening TCP server has an address with a port
    ownUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const env = {
      PATH: process.env['PATH'],
      HOME: folder,
      WEB_ROOT: dist,
      SITE_ADDRESS: `:${port}`,
      HEALTH_PORT: String(await freePort()),
    }
    caddy = startProcess('caddy', ['run', '--adapter', 'caddyfile', '--config', CADDYFILE], { env })
    await until(() => statusOf(url))
  })
  afterAll(async () => {
    caddy.kill('SIGTERM')
    await caddy.ended
    site.close()
    site.closeAllConnections()
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
})

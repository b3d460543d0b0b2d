import { request } from 'node:http'
import { createLog } from '@highjinks/platform'
import { ENDPOINTS } from '@highjinks/protocol'
import { openEmbeddedStore } from '@highjinks/session-store'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApi, type TestApi } from './testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ publicUrl: 'http://play.test' })
})
afterAll(() => api.close())

describe('the games', () => {
  test('[REST-1] are listed, and can be cached for a minute', async () => {
    const { status, body, headers } = await api.call('GET', '/api/games')
    expect(status).toBe(200)
    expect(body.map((game: { id: number }) => game.id)).toEqual([1, 3])
    expect(headers.get('cache-control')).toBe('public, max-age=60')
    expect((await api.call('GET', '/api/games/3')).body.name).toBe('High Rollers')
  })

  test('[REST-1] a caller that already has them gets an empty 304', async () => {
    const etag = (await api.call('GET', '/api/games')).headers.get('etag') ?? ''
    const again = await api.call('GET', '/api/games', {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await api.call('GET', '/api/games/3')).headers.get('etag')).not.toBe(etag)
  })

  test('[REST-1] an unknown one gets a 404, which isn’t cached', async () => {
    const { status, body, headers } = await api.call('GET', '/api/games/6')
    expect([status, body]).toEqual([404, { message: 'Game not found', code: 'game-not-found' }])
    expect(headers.get('cache-control')).toBe('no-store')
    expect((await api.call('GET', '/api/games/one')).status).toBe(400)
  })
})

describe('what does not exist', () => {
  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/elsewhere'],
  ])('[REST-2] %s %s answers 404 in JSON', async (method, path) => {
    const { status, body } = await api.call(method, path)
    expect([status, body]).toEqual([404, { message: "There's nothing here.", code: 'not-found' }])
  })

  test.each([
    ['DELETE', '/api/games', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/auth/login', 'POST, OPTIONS'],
    ['POST', '/api/games/1', 'GET, HEAD, OPTIONS'],
    ['PUT', '/api/auth/me', 'GET, PATCH, DELETE, HEAD, OPTIONS'],
    ['DELETE', '/api/sessions/join', 'POST, OPTIONS'],
    ['POST', '/api/challenges/leaderboard/x', 'GET, HEAD, OPTIONS'],
  ])('[REST-2] %s %s answers 405 and lists the allowed methods', async (method, path, allowed) => {
    const { status, body, headers } = await api.call(method, path)
    expect([status, body.code, headers.get('allow')]).toEqual([405, 'wrong-method', allowed])
  })

  test('[REST-3] every listed endpoint has a route', async () => {
    for (const endpoint of Object.values(ENDPOINTS)) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, '1')
      const { body } = await api.call(endpoint.method, path, endpoint.method === 'GET' ? {} : { body: {} })
      expect(body?.code, path).not.toBe('not-found')
    }
  })
})

describe('unreadable requests', () => {
  const post = (body: string | Uint8Array, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/api/auth/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const login = '{"email":"ada@example.com","password":"secret"}'

  test.each([
    ['another type', login, { 'content-type': 'text/plain' }, 415, 'wrong-type'],
    ['a form', 'email=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'wrong-type'],
    ['another charset', login, { 'content-type': 'application/json; charset=utf-16' }, 415, 'wrong-type'],
    ['a compressed body', login, { 'content-encoding': 'gzip' }, 415, 'wrong-type'],
    ['half a JSON', '{"email":', {}, 400, 'bad-json'],
    ['nothing', '', {}, 400, 'bad-json'],
    ['nesting without end', `${'['.repeat(8000)}${']'.repeat(8000)}`, {}, 400, undefined],
    ['more than 16 KB', JSON.stringify({ email: 'x'.repeat(17_000) }), {}, 413, 'too-large'],
    ['broken UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), {}, 400, 'bad-json'],
    ['a prototype', '{"__proto__":{"email":"a@b.co"},"password":"secret"}', {}, 400, 'malformed'],
    ['a constructor', '{"constructor":{"prototype":{}},"email":"a@b.co","password":"secret"}', {}, 400, 'malformed'],
    ['an operator', '{"email":{"$ne":null},"password":"secret"}', {}, 400, 'malformed'],
    [
      'an operator in a stray field',
      '{"email":"a@b.co","password":"secret","x":[{"$where":"1"}]}',
      {},
      400,
      'malformed',
    ],
    ['an array', '[]', {}, 400, 'malformed'],
    ['an array for a scalar', '{"email":["a@b.co"],"password":"secret"}', {}, 400, 'malformed'],
    ['a bare number', '7', {}, 400, 'malformed'],
  ])('[REST-4] %s is refused', async (_title, body, headers, status, code) => {
    const reply = await post(body, headers as Record<string, string>)
    const text = await reply.text()
    expect(reply.status, text).toBe(status)
    if (code) expect(JSON.parse(text).code).toBe(code)
    expect(Object.keys(JSON.parse(text)).toSorted()).toEqual(['code', 'message'])
    expect(({} as { email?: unknown }).email).toBeUndefined()
  })

  test.each([
    '/api/games/%E0%A4',
    '/api/games/1%00',
    '/api/challenges/leaderboard?challengeId=a&challengeId=b',
    '/api/challenges/leaderboard?challengeId[$ne]=1',
    '/api/challenges/leaderboard?challengeId=a&$where=1',
    '/api/challenges/leaderboard?challengeId=a&__proto__=1',
    '/api/challenges/leaderboard/a%24b',
  ])('[REST-5] the address %s is refused', async (path) => {
    const { status, body } = await api.call('GET', path)
    expect([status, body.code]).toEqual([400, 'malformed'])
  })
})

describe('headers', () => {
  test('[REST-6] allow only our own scripts, send no referrer, and forbid caching and content sniffing', async () => {
    const { headers } = await api.call('GET', '/api/auth/me')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("connect-src 'self' ws: wss:")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers.get('strict-transport-security')).toBeNull()
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('[REST-6] [BOOT-22] allow nothing to be loaded from other origins', async () => {
    const { headers } = await api.call('GET', '/api/games')
    const sources = (headers.get('content-security-policy') ?? '').split(';').flatMap((one) => one.split(' ').slice(1))
    // Our own sockets, in a syntax that older browsers understand
    const own = ["'none'", "'self'", "'unsafe-inline'", 'data:', 'blob:', 'ws:', 'wss:']
    expect(sources.filter((source) => source !== '' && !own.includes(source))).toEqual([])
  })

  test('[REST-7] only our published origin may make cross-origin calls', async () => {
    const ask = async (origin: string) =>
      (await api.call('OPTIONS', '/api/auth/login', { headers: { origin } })).headers.get('access-control-allow-origin')
    expect(await ask('http://play.test')).toBe('http://play.test')
    expect(await ask('http://play.test.evil.example')).toBeNull()
    expect(await ask('null')).toBeNull()
  })
})

describe('the host name of a request', () => {
  // fetch() can't send a custom Host
  const ask = (port: string, host: string, path: string) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
        let text = ''
        response.on('data', (part) => (text += part)).on('end', () => resolve({ status: response.statusCode, text }))
      })
        .on('error', reject)
        .end()
    })

  test('[REST-70] without PUBLIC_URL, any request to a host name that could be someone else’s gets a page that explains why', async () => {
    const open = await startTestApi()
    const { port } = new URL(open.url)
    for (const path of ['/', '/api/site', '/api/games', '/metrics', '/api/openapi.json']) {
      const { status, text } = await ask(port, 'evil.example', path)
      expect([path, status]).toEqual([path, 421])
      expect(text).toContain('PUBLIC_URL')
    }
    for (const path of ['/healthz', '/readyz']) expect((await ask(port, 'evil.example', path)).status).toBe(200)
    for (const host of ['192.168.1.5:3000', 'localhost', 'party', 'sofa.local'])
      expect((await ask(port, host, '/api/games')).status).toBe(200)
    await open.close()
  })

  test('[REST-70] with PUBLIC_URL, any host name works', async () => {
    expect((await ask(new URL(api.url).port, 'evil.example', '/api/games')).status).toBe(200)
  })

  test('[REST-71] only the caller may cache where links lead', async () => {
    expect((await api.call('GET', '/api/site')).headers.get('cache-control')).toBe('private, max-age=60')
  })
})

describe('faults', () => {
  let broken: TestApi | undefined
  afterEach(() => broken?.close())

  test('[REST-8] the reply leaves out the stack, the log includes it', async () => {
    const lines: string[] = []
    broken = await startTestApi({
      log: createLog('error', { write: (line: string) => void lines.push(line) }),
      sessions: {
        ...openEmbeddedStore({ file: ':memory:' }),
        read: () => Promise.reject(new Error('a secret of the inside')),
      },
    })
    const { status, body, text } = await broken.call('POST', '/api/reports', {
      body: { sessionId: 's1234567890', kind: 'card', text: 'x', reason: 'x' },
    })
    expect([status, body.code]).toEqual([500, 'internal'])
    expect(text).not.toContain('inside')
    expect(lines.join('')).toContain('a secret of the inside')
    expect(lines.join('')).toContain('app.test.ts')
  })

  test('[REST-8] a refusal is logged as one line with its route; a success isn’t logged', async () => {
    const lines: string[] = []
    broken = await startTestApi({ log: createLog('info', { write: (line: string) => void lines.push(line) }) })
    await broken.call('GET', '/api/games/3')
    await broken.call('GET', '/api/sessions/by-code/CANARY')
    await expect.poll(() => lines.length).toBe(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/api/sessions/by-code/:code',
      status: 404,
    })
    expect(lines[0]).not.toContain('CANARY')
  })

  test('[LOG-10] a repeated refusal is logged once, and half a minute later once more with the count', async () => {
    const lines: string[] = []
    broken = await startTestApi({ log: createLog('info', { write: (line: string) => void lines.push(line) }) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (let i = 0; i < 50; i++) await broken.call('GET', `/api/sessions/by-code/${'BCDFGHJKLM'[i % 10]}CDFGH`)
    await broken.call('GET', '/api/games/6')
    await vi.waitUntil(() => lines.length >= 2, 60_000)
    expect(lines).toHaveLength(2)
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    expect(JSON.parse(lines[2] ?? '')).toMatchObject({ route: '/api/sessions/by-code/:code', status: 404, times: 49 })
    expect(lines).toHaveLength(3)
  })

  test('[REST-9] a reply that doesn’t match the endpoint’s schema is never sent', async () => {
    // @ts-expect-error -- invalid on purpose: fields are missing, and one is unknown
    broken = await startTestApi({ catalogue: [{ id: 1, name: 'Half a game', secret: 'inside' }] })
    const { status, text } = await broken.call('GET', '/api/games')
    expect(status).toBe(500)
    expect(text).not.toContain('inside')
  })
})

describe('health', () => {
  test('[REST-10] if a store is down the process is alive but not ready, and says which store', async () => {
    let away = true
    const ill = await startTestApi({
      checks: {
        mongo: async () => {
          if (away) throw new Error('gone')
        },
        redis: async () => undefined,
      },
    })
    expect((await ill.call('GET', '/healthz')).status).toBe(200)
    const sick = await ill.call('GET', '/readyz')
    expect([sick.status, sick.body]).toEqual([503, { ok: false, away: ['mongo'] }])
    away = false
    expect((await ill.call('GET', '/readyz')).status).toBe(200)
    await ill.close()
  })

  test('[REST-11] calls are counted by route, never by the values in their path', async () => {
    await api.call('GET', '/api/games/3')
    await api.call('GET', '/api/sessions/by-code/CANARY')
    const { status, text } = await api.call('GET', '/metrics')
    expect(status).toBe(200)
    expect(text).toContain('highjinks_http_seconds_count{method="GET",route="/api/games/:id",status="200"}')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
    expect(text).not.toContain('CANARY')
  })
})

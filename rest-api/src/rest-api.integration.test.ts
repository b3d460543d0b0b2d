import {
  createLog,
  createMetrics,
  createServer,
  listen,
  openRateLimitStores,
  parseEnvironment,
  UNWATCHED,
} from '@highjinks/platform'
import { LOBBY_CAP } from '@highjinks/protocol'
import { openRedisStore, type SessionStore } from '@highjinks/session-store'
import { hasRedisServer, type RedisServer, startRedisServer } from '@highjinks/session-store/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRestApi, type RestApi } from './rest-api.ts'
import { TEST_SECRET } from './testing/api.ts'
import { TEST_CATALOGUE } from './testing/catalogue.ts'
import { finishGame } from './testing/finish.ts'
import { describeMongo, type OpenMongo } from './testing/mongo.ts'

describeMongo('two REST processes on one MongoDB and one Redis', (open) => {
  describe.skipIf(!hasRedisServer())('and nothing of their own', () => {
    let opened: OpenMongo
    let redis: RedisServer
    let one: Process
    let two: Process

    beforeAll(async () => {
      opened = await open()
      redis = await startRedisServer()
      ;[one, two] = await Promise.all([startProcess(opened.url, redis.url), startProcess(opened.url, redis.url)])
      await vi.waitUntil(async () => (await one.get('/readyz')).status === 200, { timeout: 60_000 })
      await vi.waitUntil(async () => (await two.get('/readyz')).status === 200, { timeout: 60_000 })
    })
    afterAll(async () => {
      await Promise.all([one, two].map((process) => process.close()))
      await redis.stop()
      await opened.close()
    })

    test('[BOOT-10] who signs up here is signed in there', async () => {
      const { token } = (await one.post('/api/auth/register', person('Ada'))).body
      expect((await two.get('/api/auth/me', token)).body.username).toBe('Ada')
    })

    test('[SESSION-2] a hundred sessions created in parallel by both have a hundred codes', async () => {
      const made = await Promise.all(
        Array.from({ length: 100 }, (_, i) => (i % 2 ? one : two).post('/api/sessions/share', { gameId: 1 })),
      )
      expect(new Set(made.map(({ body }) => body.code)).size).toBe(100)
    })

    test('[SESSION-9] of twenty who come through both servers at the same time, eight get a seat, and one of them hosts', async () => {
      const { code } = (await one.post('/api/sessions/share', { gameId: 1 })).body
      const asked = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          (i % 2 ? one : two).post('/api/sessions/join', { code, playerName: `Guest ${i % 15}` }),
        ),
      )
      const seated = asked.filter(({ status }) => status === 201).map(({ body }) => body.currentPlayer)
      expect(seated).toHaveLength(LOBBY_CAP)
      expect(new Set(seated.map(({ name }) => name)).size).toBe(LOBBY_CAP)
      expect(seated.filter(({ isHost }) => isHost)).toHaveLength(1)
      expect((await two.get(`/api/sessions/by-code/${code}`)).body.players).toHaveLength(LOBBY_CAP)
    })

    test('[CHALLENGE-3] both open the same week', async () => {
      const [here, there] = await Promise.all([one, two].map((process) => process.get('/api/challenges/current')))
      expect(here?.status).toBe(200)
      expect(there?.body).toEqual(here?.body)
    })

    test('[OUTBOX-2] a game that both take in is in the history once', async () => {
      const { token } = (await one.post('/api/auth/register', person('Cleo'))).body
      const { id, sessionCode } = (await one.post('/api/simple-session', { gameId: 1, hostName: 'Cleo' }, token)).body
      await two.post('/api/sessions/join', { code: sessionCode, playerName: 'Bob' })
      await finishGame(one.sessions, id)
      const history = () => two.get('/api/history', token).then(({ body }) => body.entries)
      await vi.waitUntil(async () => (await history()).length > 0, { timeout: 60_000 })
      await vi.waitUntil(async () => (await one.sessions.outbox.take(10)).length === 0, { timeout: 60_000 })
      expect(await history()).toMatchObject([{ gameId: 1, players: 2 }])
    })

    test('[OUTBOX-4] after Redis was killed and started again, games are taken in as before', async () => {
      const { token } = (await one.post('/api/auth/register', person('Dan'))).body
      await redis.kill()
      expect((await one.post('/api/simple-session', { gameId: 1, hostName: 'Dan' }, token)).status).toBe(503)
      expect((await one.get('/readyz')).body.away).toEqual(['sessions'])
      expect((await one.get('/api/auth/me', token)).status).toBe(200)
      await redis.start()
      await vi.waitUntil(async () => (await one.get('/readyz')).status === 200, { timeout: 60_000 })
      const { id, sessionCode } = (await one.post('/api/simple-session', { gameId: 1, hostName: 'Dan' }, token)).body
      await two.post('/api/sessions/join', { code: sessionCode, playerName: 'Bob' })
      await finishGame(two.sessions, id)
      await vi.waitUntil(async () => (await one.get('/api/history', token)).body.entries.length === 1, {
        timeout: 60_000,
      })
    })
  })
})

const person = (username: string) => ({ email: `${username}@example.com`, username, password: 'secret-enough' })

interface Answer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into the answer it has asked for
  readonly body: any
}
interface Process {
  readonly sessions: SessionStore
  readonly get: (path: string, token?: string) => Promise<Answer>
  readonly post: (path: string, body: object, token?: string) => Promise<Answer>
  readonly close: () => Promise<void>
}

async function startProcess(mongoUrl: string, redisUrl: string): Promise<Process> {
  const parsed = parseEnvironment(
    { MONGO_URL: mongoUrl, REDIS_URL: redisUrl, JWT_SECRET: TEST_SECRET, RATE_LIMITS: 'off' },
    { port: 0 },
  )
  if (!parsed.ok) throw new Error(parsed.line)
  const sessions = await openRedisStore({ url: redisUrl })
  const api: RestApi = await createRestApi({
    environment: parsed.environment,
    rateLimitStores: openRateLimitStores(parsed.environment, createLog('silent')),
    catalogue: TEST_CATALOGUE,
    sessions,
    log: createLog('silent'),
    metrics: createMetrics(),
    watchdog: UNWATCHED,
    now: Date.now,
    newId: () => crypto.randomUUID(),
  })
  const server = createServer(api.app)
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`

  const call = async (method: string, path: string, token?: string, body?: object): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
  return {
    sessions,
    get: (path, token) => call('GET', path, token),
    post: (path, body, token) => call('POST', path, token, body),
    async close() {
      server.close()
      server.closeAllConnections()
      await api.close()
      await sessions.close()
    },
  }
}

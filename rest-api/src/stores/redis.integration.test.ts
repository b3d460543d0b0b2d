import { createGuesses, createLog, openRateLimitStores, type RateLimitStores } from '@highjinks/platform'
import { hasRedisServer, type RedisServer, startRedisServer } from '@highjinks/session-store/testing'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRateLimits } from '../rate-limits.ts'
import { startTestApi, type TestApi, testAddress } from '../testing/api.ts'

const log = createLog('silent')

describe.skipIf(!hasRedisServer())('rate limits counted in Redis', () => {
  let server: RedisServer
  let all: RateLimitStores[]
  let looking: Redis
  let apis: TestApi[]

  beforeAll(async () => {
    server = await startRedisServer()
    all = [1, 2].map(() => openRateLimitStores({ redisUrl: server.url }, log))
    looking = new Redis(server.url)
    looking.on('error', () => undefined)
    for (const rateLimitStores of all) {
      await vi.waitUntil(
        () =>
          Promise.resolve(rateLimitStores.of('try').increment('x')).then(
            () => true,
            () => false,
          ),
        { timeout: 60_000 },
      )
    }
    await looking.flushall()
    apis = await Promise.all(
      all.map((rateLimitStores) =>
        startTestApi({
          rateLimits: createRateLimits({
            addressOf: testAddress,
            isOwner: async () => false,
            callerOf: () => null,
            seatOf: async () => null,
            guesses: createGuesses(rateLimitStores),
            log,
            rateLimitStores,
          }),
        }),
      ),
    )
  })
  afterAll(async () => {
    for (const api of apis) await api.close()
    for (const rateLimitStores of all) rateLimitStores.close()
    looking.disconnect()
    await server.stop()
  })

  const guess = (api: TestApi | undefined) =>
    api?.call('POST', '/api/auth/login', { body: { email: 'ada@example.com', password: 'guess-it' } })

  test('[REST-27] two processes share one count, successes not among it', async () => {
    const [one, two] = apis
    await one?.signUp('Ada')
    for (let i = 0; i < 30; i++) {
      const body = { email: 'ada@example.com', password: 'secret-enough' }
      expect((await one?.call('POST', '/api/auth/login', { body }))?.status).toBe(200)
    }
    for (let i = 0; i < 5; i++) {
      expect((await guess(one))?.status).toBe(401)
      expect((await guess(two))?.status).toBe(401)
    }
    expect((await guess(one))?.status).toBe(429)
    expect((await guess(two))?.status).toBe(429)
    const keys = await looking.keys('limit:*')
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(await looking.pttl(key)).toBeGreaterThan(0)
  })

  test('[REST-29] what went well or was malformed leaves no key, and no key tells an email or an address', async () => {
    const [one] = apis
    await looking.flushall()
    await one?.signUp('Bob')
    for (let i = 0; i < 20; i++) {
      const body = { email: `bob@example.com`, password: i % 2 === 0 ? 'secret-enough' : null }
      await one?.call('POST', '/api/auth/login', { body })
    }
    const left = () => looking.keys('*')
    // Only creating an account and signing in are counted
    await expect.poll(left).toHaveLength(3)
    await guess(one)
    await expect.poll(left).toHaveLength(7)
    expect((await left()).join()).not.toMatch(/@|ada/)
  })

  test.each(['freeze', 'kill'] as const)(
    '[REST-25] %s: login is refused while they are away, reading goes on',
    async (how) => {
      const [one] = apis
      await server[how]()
      const refused = await guess(one)
      expect([refused?.status, refused?.body.code]).toEqual([503, 'unavailable'])
      expect((await one?.call('GET', '/api/sessions/by-code/BCDFGH'))?.status).toBe(404)
      if (how === 'freeze') server.thaw()
      else await server.start()
      // A killed Redis loses its counts; what matters is that new ones are counted
      await expect.poll(async () => (await guess(one))?.status).toBe(how === 'freeze' ? 429 : 401)
    },
  )
})

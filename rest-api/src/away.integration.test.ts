import { createLog } from '@highjinks/platform'
import { startTcpProxy, type TcpProxy } from '@highjinks/session-store/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { mongoRecords } from './mongo-records.ts'
import type { Repositories } from './repositories.ts'
import { connectMongo, type Mongo } from './stores/mongo.ts'
import { startTestApi, type TestApi, type TestReply } from './testing/api.ts'
import { databaseOf, describeMongo, type OpenMongo, untilReady } from './testing/mongo.ts'

/** The spec's limit. Compared with an equally long wait followed by the same calls. */
const PROMISE_MS = 2000
const CALLS = 60

describeMongo('a MongoDB that is away', (open) => {
  let opened: OpenMongo
  let proxy: TcpProxy
  let mongo: Mongo
  let records: Repositories
  let api: TestApi
  let token: string

  beforeAll(async () => {
    opened = await open()
    const address = new URL(opened.url)
    proxy = await startTcpProxy([{ host: address.hostname, port: Number(address.port) }])
    address.host = `127.0.0.1:${proxy.port}`
    mongo = connectMongo(databaseOf(address.href), createLog('silent'))
    records = mongoRecords(mongo)
    api = await startTestApi({
      log: createLog('silent'),
      records,
      checks: { mongo: () => mongo.ping() },
    })
    await untilReady(mongo)
    token = (await api.signUp('Ada')).token
  })
  // One test's failure must not fail the next
  afterEach(async () => {
    await proxy.setMode('open')
  })
  afterAll(async () => {
    await api.close()
    await mongo.close()
    await proxy.stop()
    await opened.close()
  })

  const timed = async (call: () => Promise<TestReply>): Promise<TestReply & { took: number }> => {
    const start = performance.now()
    return { ...(await call()), took: performance.now() - start }
  }
  const me = () => timed(() => api.call('GET', '/api/auth/me', { token }))

  const slowest = (calls: readonly { readonly took: number }[]) => Math.max(...calls.map(({ took }) => took))

  /** Makes as many calls without a store at the same time in the same process, after a wait as long as the limit. */
  async function waitAndCall(): Promise<number> {
    const start = performance.now()
    await new Promise((resolve) => setTimeout(resolve, PROMISE_MS))
    await Promise.all(Array.from({ length: CALLS }, () => api.call('GET', '/api/games')))
    return performance.now() - start
  }

  async function expectAway(): Promise<void> {
    const waited = waitAndCall()
    const calls = await Promise.all([
      ...Array.from({ length: CALLS }, me),
      timed(() =>
        api.call('POST', '/api/auth/login', { body: { email: 'ada@example.com', password: 'secret-enough' } }),
      ),
      timed(() =>
        api.call('POST', '/api/auth/register', {
          body: { email: 'late@example.com', username: 'Late', password: 'secret-enough' },
        }),
      ),
      timed(() => api.call('PUT', '/api/auth/me/settings', { token, body: { shareActivity: true } })),
    ])
    for (const { status, body } of calls) expect([status, body.code]).toEqual([503, 'unavailable'])
    expect(slowest(calls)).toBeLessThan(2 * (await waited))
    const ready = await api.call('GET', '/readyz')
    expect([ready.status, ready.body.away]).toEqual([503, ['mongo']])
    // Tables are stored elsewhere, so a signed-in player joins as a guest
    const body = { gameId: 1, hostName: 'Ada' }
    expect((await api.call('POST', '/api/simple-session', { token, body })).status).toBe(201)
    // Calls without a store aren't affected
    expect((await api.call('GET', '/api/games')).status).toBe(200)
    expect((await api.call('GET', '/healthz')).status).toBe(200)
  }

  async function expectBack(): Promise<void> {
    await expect.poll(async () => (await me()).status, { interval: 100 }).toBe(200)
    await expect.poll(async () => (await api.call('GET', '/readyz')).status).toBe(200)
  }

  test('[REST-12] [REST-14] while it’s frozen, every call that needs it answers 503 within two seconds; thawed, it works again', async () => {
    await proxy.setMode('frozen')
    await expectAway()
    await expectAway()
    await proxy.setMode('open')
    await expectBack()
  })

  test('[REST-12] [REST-14] after a kill, every call that needs it answers 503 within two seconds; once back, it works again', async () => {
    await proxy.setMode('cut')
    await expectAway()
    await expectAway()
    await proxy.setMode('open')
    await expectBack()
  })

  test('[REST-12] queries that the driver would wait for forever keep nobody out of its pool', async () => {
    const from = {
      at: 0,
      name: 'Ada',
      email: 'ada@example.com',
      subject: 'Hi',
      doneAt: null,
      reply: null,
      replyTriedAt: null,
      replyFailedAt: null,
    }
    const keep = (count: number, message: string) =>
      Promise.allSettled(
        Array.from({ length: count }, (_, i) => records.messages.keep({ ...from, id: `${i} of ${count}`, message })),
      )
    // All of its connections exist
    await keep(400, 'short')
    await proxy.setMode('frozen')
    // More than the system buffers for a reader that doesn't read: the rest waits in the driver, for a connection that
    // ends
    const kept = await keep(20, 'x'.repeat(6_000_000))
    expect(kept.map(({ status }) => status)).not.toContain('fulfilled')
    await expectAway()
    await expectAway()
    await proxy.setMode('open')
    await expectBack()
  })

  describe('at the start', () => {
    test('[REST-13] a server starts without it, says so, and is ready when it comes', async () => {
      await proxy.setMode('cut')
      const late = connectMongo(databaseOf(`mongodb://127.0.0.1:${proxy.port}`), createLog('silent'))
      const early = await startTestApi({ records: mongoRecords(late), checks: { mongo: () => late.ping() } })
      expect((await early.call('GET', '/readyz')).status).toBe(503)
      const refused = await early.call('POST', '/api/auth/login', { body: { email: 'a@b.co', password: 'secret' } })
      expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
      await proxy.setMode('open')
      await expect.poll(async () => (await early.call('GET', '/readyz')).status).toBe(200)
      expect((await early.signUp('Early')).token).toBeTruthy()
      await early.close()
      await late.close()
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SessionStore } from '../port.ts'
import { withStore } from '../testing/contract/with-store.ts'
import { prepareRedis } from '../testing/redis-harness.ts'
import { hasRedisServer, type RedisServer, someRedis } from '../testing/redis-server.ts'
import { someSession } from '../testing/sessions.ts'

const MOST = 1000

describe.skipIf(!process.env['TEST_REDIS_URL'] && !hasRedisServer())('the clocks of several processes', () => {
  let redis: Pick<RedisServer, 'url' | 'stop'>
  beforeAll(async () => {
    redis = await someRedis()
  })
  afterAll(() => redis?.stop())
  const { harness, store } = withStore(() => prepareRedis(redis.url, 2))

  /** Creates this many sessions, all due at the same time. */
  async function createDue(count: number): Promise<readonly string[]> {
    const now = store().now()
    const sessions = Array.from({ length: count }, () => someSession(now, { startsAt: now, asleepSince: null }))
    await Promise.all(sessions.map((session) => store().create(session)))
    return sessions.map(({ id }) => id)
  }
  /** All processes know each other once each has asked again. */
  async function meet(stores: readonly SessionStore[]) {
    for (const one of [...stores, ...stores]) {
      await one.due(MOST)
      await harness().elapse(250)
    }
  }

  test('[STORE-44] each process is told about the sessions of its own shards, which are divided evenly', async () => {
    await meet(harness().stores())
    const ids = await createDue(200)
    const named = await Promise.all(
      harness()
        .stores()
        .map((one) => one.due(MOST)),
    )
    expect(named.flat().sort()).toEqual(ids.toSorted())
    for (const part of named) expect(part.length).toBeGreaterThan(200 / 4 / 2)
  })

  test('[STORE-44] sessions of a process that died are at most 2.25 s late, and after four seconds no longer late at all', async () => {
    const [survivor, victim] = harness().stores()
    if (!victim) throw new Error('there are several')
    await meet([survivor, victim])
    const created = new Map<string, number>()
    const late: number[] = []
    for (let time = 0; time < 8000; time += 250) {
      for (const id of await createDue(10)) created.set(id, time)
      for (const id of await survivor.due(MOST)) {
        const since = created.get(id)
        if (since !== undefined) late.push(time - since)
        // Returning them is enough: nobody commits them here, so they are returned again
        created.delete(id)
        if (time >= 4000 && since !== undefined && since >= 4000) expect(time - since).toBe(0)
      }
      await harness().elapse(250)
    }
    expect(created.size).toBe(0)
    expect(Math.max(...late)).toBeGreaterThan(0)
    expect(Math.max(...late)).toBeLessThanOrEqual(2250)
  })

  test('[STORE-44] a process that closes hands its shards to the others within a second', async () => {
    const [survivor, leaving] = harness().stores()
    if (!leaving) throw new Error('there are several')
    await meet([survivor, leaving])
    await leaving.close()
    await harness().elapse(1000)
    await survivor.due(MOST)
    const ids = await createDue(100)
    expect((await survivor.due(MOST)).toSorted()).toEqual(ids.toSorted())
  })
})

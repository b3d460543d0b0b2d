import { openNode, untilReady } from '@highjinks/platform'
import { accept } from '@highjinks/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeContract } from '../testing/contract/index.ts'
import { prepareRedis } from '../testing/redis-harness.ts'
import { hasRedisServer, type RedisServer, someRedis } from '../testing/redis-server.ts'
import { someSession } from '../testing/sessions.ts'
import { createKeys } from './keys.ts'
import { openRedisStore } from './store.ts'

describe.skipIf(!process.env['TEST_REDIS_URL'] && !hasRedisServer())('with a Redis', () => {
  let redis: Pick<RedisServer, 'url' | 'stop'>
  beforeAll(async () => {
    redis = await someRedis()
  })
  afterAll(() => redis?.stop())

  // The other layout is tested on a cluster
  storeContract('the Redis store keeps the contract, in layout 2', () => prepareRedis(redis.url, 2))

  test('[STORE-3] a change that others overtake ten times is committed all the same', async () => {
    const store = await openRedisStore({ url: redis.url })
    const other = openNode(redis.url, {})
    await untilReady(other)
    const session = someSession(store.now())
    await store.create(session)
    const key = createKeys('hj').session(session.id)
    let runs = 0
    const outcome = await store.update(session.id, (now) => {
      // Sent before the commit of this decision
      if (++runs <= 10) void other.hset(key, 'tag', `other-${runs}`)
      return accept({ ...now, used: [`${runs}`] })
    })
    expect(outcome).toEqual({ ok: true, v: 2 })
    expect((await store.read(session.id))?.session.used).toEqual([`${runs}`])
    other.disconnect()
    await store.close()
  })
})

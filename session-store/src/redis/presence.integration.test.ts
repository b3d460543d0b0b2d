import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newSessionId } from '../secrets.ts'
import { withStore } from '../testing/contract/with-store.ts'
import { prepareRedis } from '../testing/redis-harness.ts'
import { hasRedisServer, type RedisServer, someRedis } from '../testing/redis-server.ts'

describe.skipIf(!process.env['TEST_REDIS_URL'] && !hasRedisServer())('presence on Redis', () => {
  let redis: Pick<RedisServer, 'url' | 'stop'>
  beforeAll(async () => {
    redis = await someRedis()
  })
  afterAll(() => redis?.stop())
  const { harness, store } = withStore(() => prepareRedis(redis.url, 2))

  test('[STORE-13] an expired session is returned again after five seconds, in case the first process died', async () => {
    const session = newSessionId()
    await store().presence.keep([{ session, seat: 'seat-one', connection: 'a' }], 1000)
    await harness().elapse(1000)
    expect(await store().presence.expired(10)).toEqual([session])
    await store().close()
    const [, survivor = store()] = harness().stores()
    await harness().elapse(4999)
    expect(await survivor.presence.expired(10)).toEqual([])
    await harness().elapse(1)
    expect(await survivor.presence.expired(10)).toEqual([session])
    await harness().elapse(60_000)
    expect(await survivor.presence.expired(10)).toEqual([])
  })
})

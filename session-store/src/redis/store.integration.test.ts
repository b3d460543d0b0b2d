import { afterAll, beforeAll, describe } from 'vitest'
import { storeContract } from '../testing/contract/index.ts'
import { prepareRedis } from '../testing/redis-harness.ts'
import { hasRedisServer, type RedisServer, someRedis } from '../testing/redis-server.ts'

describe.skipIf(!process.env['TEST_REDIS_URL'] && !hasRedisServer())('with a Redis', () => {
  let redis: Pick<RedisServer, 'url' | 'stop'>
  beforeAll(async () => {
    redis = await someRedis()
  })
  afterAll(() => redis?.stop())

  storeContract('the Redis store keeps the contract', () => prepareRedis(redis.url))
})

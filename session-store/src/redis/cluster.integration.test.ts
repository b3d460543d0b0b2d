import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe } from 'vitest'
import { storeContract } from '../testing/contract/index.ts'
import { prepareRedis } from '../testing/redis-harness.ts'
import { hasRedisServer, type RedisServer, startRedisServer } from '../testing/redis-server.ts'

/** One node that holds every slot still refuses a script whose keys lie in different ones. */
describe.skipIf(!hasRedisServer())('[STORE-21] on a node of a Redis Cluster', () => {
  let redis: RedisServer
  beforeAll(async () => {
    redis = await startRedisServer('no', ['--cluster-enabled', 'yes'])
    const admin = new Redis(redis.url, { enableReadyCheck: false })
    await admin.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383')
    for (let state = ''; !state.includes('cluster_state:ok'); ) state = String(await admin.call('CLUSTER', 'INFO'))
    admin.disconnect()
  })
  afterAll(() => redis?.stop())

  storeContract('the Redis store keeps the contract', () => prepareRedis(redis.url))
})

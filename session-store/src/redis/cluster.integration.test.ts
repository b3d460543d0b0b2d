import { afterAll, beforeAll, describe } from 'vitest'
import { storeContract } from '../testing/contract/index.ts'
import { prepareRedis } from '../testing/redis-harness.ts'
import { type RedisNodes, startRedisCluster } from '../testing/redis-nodes.ts'
import { hasRedisServer } from '../testing/redis-server.ts'

/** Cluster nodes refuse scripts whose keys are in different slots, and all keys of other nodes. */
describe.skipIf(!hasRedisServer())('[STORE-21] on a Redis Cluster of three masters', () => {
  let nodes: RedisNodes
  beforeAll(async () => {
    nodes = await startRedisCluster()
  })
  afterAll(() => nodes?.stop())

  storeContract('the Redis store keeps the contract, in layout 1', () => prepareRedis(nodes.url, 1))
})

import type { LiveLayout } from '../log.ts'
import type { SessionStore } from '../port.ts'
import { createKeys } from '../redis/keys.ts'
import { openRedisStore } from '../redis/store.ts'
import { newToken } from '../secrets.ts'
import type { Harness } from './contract/harness.ts'
import { connectAll, type RedisTestClient } from './redis-client.ts'

/** Prepares the stores of four processes on one Redis, in their own key space, with a clock that tests move. */
export async function prepareRedis(url: string, layout: LiveLayout): Promise<Harness> {
  const space = `test-${newToken()}`
  const keys = createKeys(space)
  const behind = await connectAll(url)
  let time = Date.now()
  let missedAfterMs: number | undefined = Number.POSITIVE_INFINITY
  const open = async () => {
    const gap = missedAfterMs && { missedAfterMs }
    const store = await openRedisStore({ url, space, layout, now: () => time, ...gap })
    await untilAnswering(store)
    return store
  }
  const openAll = () => Promise.all([open(), open(), open(), open()])
  /** Pairs each key with its node. */
  const ours = async () => {
    const masters = await behind.masters()
    const found = masters.map(async (node) => (await node.keys(`*${space}*`)).map((key) => ({ node, key })))
    return (await Promise.all(found)).flat()
  }
  let stores = await openAll()
  const closeAll = () => Promise.all(stores.map((store) => store.close()))

  return {
    stores: () => stores,
    elapse: async (milliseconds) => {
      time += milliseconds
      for (const { node, key } of await ours()) {
        const ttl = await node.pTTL(key)
        if (ttl > 0) await node.pExpire(key, Math.max(0, ttl - milliseconds))
      }
    },
    absent: async (milliseconds) => {
      await closeAll()
      time += milliseconds
      missedAfterMs = undefined
      stores = await openAll()
    },
    reopen: async () => {
      await closeAll()
      stores = await openAll()
    },
    spoil: async (id, text) => {
      const kept = (await ours()).find(({ key }) => key === keys.session(id))
      await kept?.node.hSet(kept.key, { state: text, tag: 'spoiled' })
    },
    kept: async () => {
      const found = await ours()
      return JSON.stringify(await Promise.all(found.map(async ({ node, key }) => [key, await valueOf(node, key)])))
    },
    close: async () => {
      await closeAll()
      const left = await ours()
      await Promise.all(left.map(({ node, key }) => node.unlink(key)))
      behind.close()
    },
  }
}

/** A store opens before its Redis is up, and on a busy machine a cluster node may be late. */
async function untilAnswering(store: SessionStore): Promise<void> {
  for (;;) {
    // Enough keys to reach every node
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => store.find(newToken())))
    if (answers.every(({ status }) => status === 'fulfilled')) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function valueOf(redis: RedisTestClient, key: string): Promise<unknown> {
  const type = await redis.type(key)
  if (type === 'set') return redis.sMembers(key)
  if (type === 'hash') return redis.hGetAll(key)
  return type === 'zset' ? redis.zRange(key, 0, -1) : redis.get(key)
}

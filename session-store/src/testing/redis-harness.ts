import type { LiveLayout } from '../log.ts'
import type { SessionStore } from '../port.ts'
import { createKeys } from '../redis/keys.ts'
import { openRedisStore } from '../redis/store.ts'
import { newToken } from '../secrets.ts'
import type { Harness } from './contract/harness.ts'
import { connectAll, type RedisTestClient } from './redis-client.ts'

/** Four processes' worth of stores on one Redis, under a name of their own and with a clock that is moved by hand. */
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
  /** Each with the node that has it. */
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

/** A store opens although its Redis is not there yet, and on a busy machine some node of a cluster is late. */
async function untilAnswering(store: SessionStore): Promise<void> {
  for (;;) {
    // So many that every node is asked
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

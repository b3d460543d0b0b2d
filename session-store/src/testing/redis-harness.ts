import { openRedis, type RedisClient, untilReady } from '@highjinks/platform'
import { Cluster } from 'ioredis'
import type { LiveLayout } from '../log.ts'
import type { SessionStore } from '../port.ts'
import { createKeys } from '../redis/keys.ts'
import { openRedisStore } from '../redis/store.ts'
import { newToken } from '../secrets.ts'
import type { Harness } from './contract/harness.ts'

/** Four processes' worth of stores on one Redis, under a name of their own and with a clock that is moved by hand. */
export async function prepareRedis(url: string, layout: LiveLayout): Promise<Harness> {
  const space = `test-${newToken()}`
  const keys = createKeys(space)
  const behind = openRedis(url, {})
  await untilReady(behind)
  let time = Date.now()
  let missedAfterMs: number | undefined = Number.POSITIVE_INFINITY
  const open = async () => {
    const gap = missedAfterMs && { missedAfterMs }
    const store = await openRedisStore({ url, space, layout, now: () => time, ...gap })
    await untilAnswering(store)
    return store
  }
  const openAll = () => Promise.all([open(), open(), open(), open()])
  const nodes = () => (behind instanceof Cluster ? behind.nodes('master') : [behind])
  const ours = async () => (await Promise.all(nodes().map((node) => node.keys(`*${space}*`)))).flat()
  let stores = await openAll()
  const closeAll = () => Promise.all(stores.map((store) => store.close()))

  return {
    stores: () => stores,
    elapse: async (milliseconds) => {
      time += milliseconds
      for (const key of await ours()) {
        const ttl = await behind.pttl(key)
        if (ttl > 0) await behind.pexpire(key, Math.max(0, ttl - milliseconds))
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
      await behind.hset(keys.session(id), 'state', text, 'tag', 'spoiled')
    },
    kept: async () => {
      const keys = await ours()
      return JSON.stringify(await Promise.all(keys.map(async (key) => [key, await valueOf(behind, key)])))
    },
    close: async () => {
      await closeAll()
      const left = await ours()
      await Promise.all(left.map((key) => behind.unlink(key)))
      behind.disconnect()
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

async function valueOf(redis: RedisClient, key: string): Promise<unknown> {
  const type = await redis.type(key)
  if (type === 'set') return redis.smembers(key)
  if (type === 'hash') return redis.hgetall(key)
  return type === 'zset' ? redis.zrange(key, '0', '-1') : redis.get(key)
}

import { RESP_TYPES } from 'redis'
import { connectClient, type RedisTestClient } from './redis-client.ts'

/** Records everything in this Redis and returns a function that puts it back, like a restored backup. */
export async function snapshotRedis(url: string): Promise<() => Promise<void>> {
  const kept = await withRedis(url, async (redis) => {
    const bytes = redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
    const keys = await redis.keys('*')
    return Promise.all(keys.map(async (key) => ({ key, dump: await bytes.dump(key) })))
  })
  return () =>
    withRedis(url, async (redis) => {
      for (const { key, dump } of kept) await redis.restore(key, 0, dump, { REPLACE: true })
    })
}

async function withRedis<Result>(url: string, ask: (redis: RedisTestClient) => Promise<Result>): Promise<Result> {
  const redis = await connectClient(url)
  try {
    return await ask(redis)
  } finally {
    redis.destroy()
  }
}

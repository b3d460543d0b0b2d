import { Redis } from 'ioredis'

/** Everything that is in this Redis now; what it answers puts it back, as a restored backup would. */
export async function snapshotRedis(url: string): Promise<() => Promise<void>> {
  const kept = await withRedis(url, async (redis) => {
    const keys = await redis.keys('*')
    return Promise.all(keys.map(async (key) => ({ key, dump: await redis.dumpBuffer(key) })))
  })
  return () =>
    withRedis(url, async (redis) => {
      for (const { key, dump } of kept) await redis.restore(key, 0, dump, 'REPLACE')
    })
}

async function withRedis<Result>(url: string, ask: (redis: Redis) => Promise<Result>): Promise<Result> {
  const redis = new Redis(url)
  try {
    return await ask(redis)
  } finally {
    redis.disconnect()
  }
}

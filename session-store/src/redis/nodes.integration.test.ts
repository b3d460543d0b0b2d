import { createLog, openRateLimitStores } from '@highjinks/platform'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoreUnavailable } from '../port.ts'
import { type RedisNodes, startRedisCluster, startRedisSentinels } from '../testing/redis-nodes.ts'
import { hasRedisServer } from '../testing/redis-server.ts'
import { lane, mark, someSession } from '../testing/sessions.ts'
import { openRedisStore } from './store.ts'

const BEFORE_MS = 1500
/** A primary that is gone is replaced after a second or two; then everybody has to find the new one. */
const GOES_ON_MS = 30_000
/** Nobody waits for the replica, so that what was acknowledged in the last moment may die with the primary. */
const LAST_MOMENT_MS = 1000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe.skipIf(!hasRedisServer())('a Redis of several nodes', () => {
  const ends: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end()
  })

  test.each([
    ['cluster', startRedisCluster],
    ['sentinels', startRedisSentinels],
  ])(
    '[STORE-42] a %s whose primary dies under play goes on, and keeps what was acknowledged before the last moment',
    async (_, start) => {
      const nodes: RedisNodes = await start()
      ends.push(nodes.stop)
      const stores = await Promise.all([openRedisStore({ url: nodes.url }), openRedisStore({ url: nodes.url })])
      for (const store of stores) ends.push(store.close)
      const sessions = Array.from({ length: 12 }, () => someSession(stores[0].now()))
      for (const session of sessions) await stores[0].create(session)

      let isOver = false
      const acknowledged = new Map<string, number>()
      const playing = sessions.flatMap((session) =>
        stores.map(async (store, i) => {
          for (let seq = 0; !isOver; seq++) {
            const name = `seat-${i}:${seq}`
            for (;;) {
              const outcome = await store
                .update(session.id, mark(name), lane(`seat-${i}`, 'tab', seq))
                .catch((fault: unknown) => {
                  expect(fault).toBeInstanceOf(StoreUnavailable)
                  return null
                })
              // What the new primary never heard of it calls a gap; the sender begins a fresh lane then.
              if (outcome?.ok || outcome?.code === 'gap') break
              if (isOver) return
              await pause(30)
            }
            acknowledged.set(`${session.id} ${name}`, performance.now())
            await pause(20)
          }
        }),
      )
      await pause(BEFORE_MS)
      const killedAt = performance.now()
      await nodes.killPrimary()
      const newest = (start: string) =>
        Math.max(0, ...[...acknowledged].filter(([name]) => name.startsWith(start)).map(([, at]) => at))
      await vi.waitFor(() => {
        for (const { id } of sessions)
          for (const i of stores.keys())
            expect(newest(`${id} seat-${i}:`), 'goes on').toBeGreaterThan(killedAt + LAST_MOMENT_MS)
      }, GOES_ON_MS)
      isOver = true
      await Promise.all(playing)

      for (const session of sessions) {
        // A process that has just found the new primary may lose it once more; whoever asks asks again.
        const stored = await vi.waitFor(() => stores[0].read(session.id), GOES_ON_MS)
        const used = stored?.session.used ?? []
        expect(new Set(used).size).toBe(used.length)
        const mine = [...acknowledged].filter(([name]) => name.startsWith(session.id))
        for (const [name, at] of mine)
          if (at < killedAt - LAST_MOMENT_MS) expect(used).toContain(name.slice(session.id.length + 1))
      }
    },
  )

  test('[STORE-42] counts of who asks too often are shared in a cluster, too', async () => {
    const nodes = await startRedisCluster()
    ends.push(nodes.stop)
    const all = [1, 2].map(() => openRateLimitStores({ redisUrl: nodes.url }, createLog('silent')))
    ends.push(async () => all.forEach(({ close }) => close()))
    // Names that lie on different nodes
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const counted = []
      for (const counts of all)
        counted.push(await vi.waitFor(async () => (await counts.of('calls').increment(name)).totalHits, 5000))
      expect(counted).toEqual([1, 2])
    }
  })
})

import { createLog, openRateLimitStores } from '@highjinks/platform'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoreUnavailable } from '../port.ts'
import { type RedisNodes, startRedisCluster, startRedisSentinels } from '../testing/redis-nodes.ts'
import { hasRedisServer } from '../testing/redis-server.ts'
import { lane, mark, someSession } from '../testing/sessions.ts'
import { openRedisStore } from './store.ts'

/** Replacing a dead primary takes a second or two; then every client must find the new one. */
const GOES_ON_MS = 120_000
/** Per seat, before its primary dies and after it found the new one. */
const ACKS = 20

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
      const acknowledged = new Set<string>()
      const counts = new Map<string, number>()
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
              // The new primary reports a gap for commands it never received; the sender then starts a new lane.
              if (outcome?.ok || outcome?.code === 'gap') break
              if (isOver) return
              await pause(30)
            }
            acknowledged.add(`${session.id} ${name}`)
            const seat = `${session.id} seat-${i}`
            counts.set(seat, (counts.get(seat) ?? 0) + 1)
            await pause(20)
          }
        }),
      )
      /** Sends until each seat has this many more acknowledgements. */
      const goOn = async () => {
        const before = new Map(counts)
        await vi.waitFor(() => {
          for (const { id } of sessions)
            for (const i of stores.keys()) {
              const seat = `${id} seat-${i}`
              expect(counts.get(seat), 'goes on').toBeGreaterThan((before.get(seat) ?? 0) + ACKS)
            }
        }, GOES_ON_MS)
      }
      await goOn()
      // Nobody waits for the replica, so later acknowledgements may be lost with the primary.
      const kept = [...acknowledged]
      await nodes.untilReplicated()
      await nodes.killPrimary()
      await goOn()
      isOver = true
      await Promise.all(playing)

      for (const session of sessions) {
        // A process that just found the new primary may lose it again, so callers retry.
        const stored = await vi.waitFor(() => stores[0].read(session.id), GOES_ON_MS)
        const used = stored?.session.used ?? []
        expect(new Set(used).size).toBe(used.length)
        const mine = kept.filter((name) => name.startsWith(session.id))
        expect(mine.length).toBeGreaterThan(0)
        for (const name of mine) expect(used).toContain(name.slice(session.id.length + 1))
      }
    },
  )

  test('[STORE-42] counts of who asks too often are shared in a cluster, too', async () => {
    const nodes = await startRedisCluster()
    ends.push(nodes.stop)
    const all = [1, 2].map(() => openRateLimitStores({ redisUrl: nodes.url }, createLog('silent')))
    ends.push(async () => all.forEach(({ close }) => close()))
    // Names on different nodes
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const counted = []
      for (const counts of all)
        counted.push(await vi.waitFor(async () => (await counts.of('calls').increment(name)).totalHits, 60_000))
      expect(counted).toEqual([1, 2])
    }
  })
})

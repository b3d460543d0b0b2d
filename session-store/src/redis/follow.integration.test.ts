import { accept } from '@highjinks/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { News, SessionStore } from '../port.ts'
import { hasRedisServer, type RedisServer, startRedisServer } from '../testing/redis-server.ts'
import { lane, mark, someOnlineSession, someSession } from '../testing/sessions.ts'
import { openRedisStore } from './store.ts'

describe.skipIf(!hasRedisServer())('a process with the revision before a commit', () => {
  let redis: RedisServer
  const stores: SessionStore[] = []
  beforeEach(async () => {
    redis = await startRedisServer()
  })
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close()
    await redis.stop()
  })

  async function open(build?: string) {
    const store = await openRedisStore({ url: redis.url, ...(build && { build }) })
    stores.push(store)
    return store
  }
  const calls = async (name: string) => {
    const info = String(await redis.command('INFO', 'commandstats'))
    return Number(new RegExp(`cmdstat_${name}:calls=(\\d+)`).exec(info)?.[1] ?? 0)
  }

  /** Opens two processes that watch the same session and have read it. */
  async function watchTogether(one: SessionStore, other: SessionStore, session = someSession(one.now())) {
    await one.create(session)
    const heard: News[] = []
    other.onCommit((_, news) => news.v > 1 && heard.push(news))
    for (const store of [one, other]) store.watch(session.id)
    await other.read(session.id)
    await vi.waitFor(async () => {
      expect(await redis.command('PUBSUB', 'NUMSUB', `hj:commits:${session.id}`)).toEqual([expect.anything(), 2])
    }, 60_000)
    return { id: session.id, heard }
  }

  test('[STORE-47] has the next one with the news, lanes included, and reads nothing', async () => {
    const [one, other] = [await open(), await open()]
    const session = someOnlineSession(one.now())
    const { id, heard } = await watchTogether(one, other, session)
    const [ada, bea] = session.seats
    const reads = await calls('hgetall')
    const outcome = await one.update(id, mark('a'), lane(ada?.id ?? '', 'tab', 1))
    await one.update(id, (now) => accept({ ...now, seats: now.seats.filter((seat) => seat.id !== bea?.id) }))
    await one.update(id, mark('b'))
    await vi.waitFor(() => expect(heard.map(({ v }) => v)).toEqual([2, 3, 4]), 60_000)
    expect(heard.at(-1)?.session).toEqual((await one.read(id))?.session)
    // Its own commit succeeds right away, and it recognizes a resend
    expect(await other.update(id, mark('again'), lane(ada?.id ?? '', 'tab', 1))).toEqual(outcome)
    expect(await other.update(id, mark('c'))).toEqual({ ok: true, v: 5 })
    expect(await calls('hgetall')).toBe(reads)
    await vi.waitFor(async () => expect((await one.read(id))?.session.used).toEqual(['a', 'b', 'c']), 60_000)
  })

  test('[STORE-47] another build, or one with a gap, only gets the version and reads', async () => {
    const [one, other] = [await open('a'), await open('b')]
    const { id, heard } = await watchTogether(one, other)
    await one.update(id, mark('a'))
    await vi.waitFor(() => expect(heard).toEqual([{ v: 2, session: null }]), 60_000)
    expect((await other.read(id))?.session.used).toEqual(['a'])
    const third = await open('a')
    const news: News[] = []
    third.onCommit((_, told) => news.push(told))
    third.watch(id)
    await third.read(id)
    third.unwatch(id)
    await one.update(id, mark('b'))
    third.watch(id)
    await vi.waitFor(
      async () => expect(await redis.command('PUBSUB', 'NUMSUB', `hj:commits:${id}`)).toEqual([expect.anything(), 3]),
      60_000,
    )
    await one.update(id, mark('c'))
    await vi.waitFor(() => expect(news.at(-1)).toEqual({ v: 4, session: null }), 60_000)
    expect((await third.read(id))?.session.used).toEqual(['a', 'b', 'c'])
    await one.update(id, mark('d'))
    await vi.waitFor(() => expect(news.at(-1)?.session?.used).toEqual(['a', 'b', 'c', 'd']), 60_000)
  })

  test('[STORE-47] that is overtaken is answered with what it missed, not with the whole', async () => {
    const [one, other] = [await open(), await open()]
    const session = someSession(one.now())
    await one.create(session)
    await other.read(session.id)
    const reads = await calls('hgetall')
    for (let round = 0; round < 5; round++) {
      await one.update(session.id, mark(`one ${round}`))
      await other.update(session.id, mark(`other ${round}`))
    }
    expect(await calls('hgetall')).toBe(reads)
    const expected = Array.from({ length: 5 }, (_, round) => [`one ${round}`, `other ${round}`]).flat()
    for (const store of [one, other]) expect((await store.read(session.id))?.session.used).toEqual(expected)
  })

  test('[STORE-47] two processes that race are both answered, and agree at rest', async () => {
    const [one, other] = [await open(), await open()]
    const { id } = await watchTogether(one, other)
    const names = Array.from({ length: 200 }, (_, i) => `${i}`)
    const outcomes = await Promise.all(names.map((name, i) => (i % 2 ? one : other).update(id, mark(name))))
    expect(new Set(outcomes.map(({ v }) => v)).size).toBe(names.length)
    await vi.waitFor(async () => expect(await other.read(id)).toEqual(await one.read(id)), 60_000)
    expect([...((await one.read(id))?.session.used ?? [])].sort()).toEqual(names.toSorted())
    expect((await one.read(id))?.session.epoch).toBe(0)
  })

  test('[STORE-47] a process alone publishes nothing, and tells itself all the same', async () => {
    const one = await open()
    const session = someSession(one.now())
    await one.create(session)
    const heard = vi.fn()
    one.onCommit(heard)
    one.watch(session.id)
    await vi.waitFor(async () => {
      expect(await redis.command('PUBSUB', 'NUMSUB', `hj:commits:${session.id}`)).toEqual([expect.anything(), 1])
    }, 60_000)
    // Until it knows that its own subscription works, it notifies anyone who may listen
    await vi.waitFor(async () => {
      const published = await calls('publish')
      const { v } = await one.update(session.id, mark('a'))
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(session.id, expect.objectContaining({ v })), 60_000)
      expect(await calls('publish')).toBe(published)
    }, 60_000)
  })
})

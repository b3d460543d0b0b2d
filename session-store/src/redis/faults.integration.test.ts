import { accept } from '@highjinks/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type SessionStore, StoreUnavailable } from '../port.ts'
import { hasRedisServer, type RedisServer, startRedisServer } from '../testing/redis-server.ts'
import { snapshotRedis } from '../testing/redis-snapshot.ts'
import { lane, mark, sendUntilSettled, someSession } from '../testing/sessions.ts'
import { startTcpProxy } from '../testing/tcp-proxy.ts'
import { openRedisStore } from './store.ts'

describe.skipIf(!hasRedisServer())('a Redis in trouble', () => {
  let redis: RedisServer
  const ends: (() => Promise<void>)[] = []
  beforeEach(async () => {
    redis = await startRedisServer('always')
  })
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
    redis.thaw()
    await redis.stop()
  })

  async function open(url = redis.url): Promise<SessionStore> {
    const store = await openRedisStore({ url, layout: 2 })
    ends.push(store.close)
    return store
  }

  test('[STORE-18] when Redis is killed three times in the middle of commits, nothing acknowledged is lost or doubled', async () => {
    const stores = await Promise.all([open(), open(), open()])
    const session = someSession(stores[0].now())
    await stores[0].create(session)
    let isOver = false
    let settled = 0
    const lanes = stores.flatMap((store, i) => ['x', 'y', 'z'].map((name) => ({ store, seat: `seat-${i}-${name}` })))
    const sending = lanes.map(async ({ store, seat }) => {
      let seq = 0
      for (; !isOver; seq++) {
        await sendUntilSettled(store, session.id, lane(seat, 'tab', seq))
        settled++
      }
      return Array.from({ length: seq }, (_, n) => `${seat}:${n}`)
    })
    const settle = async (more: number) => {
      const before = settled
      await expect.poll(() => settled).toBeGreaterThan(before + more)
    }
    for (let round = 0; round < 3; round++) {
      await settle(50)
      await redis.kill()
      await new Promise((resolve) => setTimeout(resolve, 100))
      await redis.start()
    }
    await settle(50)
    isOver = true
    const sent = (await Promise.all(sending)).flat()
    const after = await stores[0].read(session.id)
    expect(sent.length).toBeGreaterThan(200)
    expect([...(after?.session.used ?? [])].sort()).toEqual(sent.sort())
    expect(after?.v).toBe(1 + sent.length)
  })

  /** Calls everything a store offers. */
  function everything(store: SessionStore, id: string): Promise<unknown>[] {
    const connections = [{ session: id, seat: 'seat-one', connection: 'a' }]
    const updates = Array.from({ length: 60 }, (_, n) => store.update(id, mark(`${n}`)))
    return [
      ...updates,
      store.create(someSession(store.now())),
      store.read(id),
      store.find('BCDFGH'),
      store.due(10),
      store.versions([id, id]),
      store.sendReaction(id, { from: 'seat-one', kind: 'clap' }),
      store.presence.keep(connections, 1000),
      store.presence.watchers('one', new Map([[id, { watchers: 1, tvs: 0 }]]), 1000),
      store.presence.online([id]),
      store.presence.expired(10),
      store.outbox.take(10),
      store.outbox.done([{ sessionId: id, number: 1, gameId: 1, slug: 'x', at: 0, players: 0, results: [] }]),
      store.ping(),
    ]
  }

  /** Checks calls while Redis is down, before it returns. */
  async function expectAway(store: SessionStore, id: string) {
    const answers = await Promise.all(
      everything(store, id).map((answer) =>
        answer.then(
          () => 'answered',
          (fault: unknown) => (fault instanceof StoreUnavailable ? 'away' : fault),
        ),
      ),
    )
    for (const answer of answers) expect(answer).toBe('away')
  }

  test('[STORE-19] every call to a killed Redis fails right away, and it’s used again when it’s back', async () => {
    const [store, listener] = [await open(), await open()]
    const session = someSession(store.now())
    await store.create(session)
    const heard = vi.fn()
    listener.onCommit(heard)
    listener.watch(session.id)
    await redis.kill()
    await expectAway(store, session.id)
    await redis.start()
    await vi.waitFor(() => store.ping(), { timeout: 60_000, interval: 20 })
    // Reports what was watched without a new request, and what comes after.
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(session.id, { v: 1, session: null }), 60_000)
    expect(await store.update(session.id, mark('back'))).toEqual({ ok: true, v: 2 })
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(session.id, { v: 2, session: null }), 60_000)
  })

  test.each([500, 6000])(
    '[STORE-19] when Redis is frozen for %i ms, calls fail in time, and it’s used again when it thaws',
    async (frozen) => {
      const store = await open()
      const session = someSession(store.now())
      await store.create(session)
      const heard = vi.fn()
      store.onCommit(heard)
      store.watch(session.id)
      redis.freeze()
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, frozen - 2000)))
      if (frozen > 2000) await expectAway(store, session.id)
      else await new Promise((resolve) => setTimeout(resolve, frozen))
      redis.thaw()
      await vi.waitFor(() => store.ping(), { timeout: 60_000, interval: 20 })
      const outcome = await store.update(session.id, accept)
      expect(outcome.ok).toBe(true)
      await store.update(session.id, mark('thawed'))
      await vi.waitFor(
        () => expect(heard).toHaveBeenCalledWith(session.id, expect.objectContaining({ v: outcome.v + 1 })),
        60_000,
      )
    },
  )

  test('[STORE-19] a store that opens before its Redis uses it once it’s up', async () => {
    await redis.kill()
    const store = await open()
    await expectAway(store, someSession(0).id)
    await redis.start()
    await vi.waitFor(() => store.ping(), { timeout: 60_000, interval: 20 })
    const session = someSession(store.now())
    expect(await store.create(session)).toBe(true)
  })

  test('[STORE-20] a commit whose answer is lost fails as unavailable; sent again, it has one effect and its first outcome', async () => {
    const proxy = await startTcpProxy([redis.port])
    ends.unshift(proxy.stop)
    const store = await open(`redis://127.0.0.1:${proxy.port}`)
    const direct = await open()
    const session = someSession(store.now())
    await store.create(session)
    await proxy.setMode('mute')
    await expect(store.update(session.id, mark('once'), lane('seat-one', 'tab', 0))).rejects.toThrow(StoreUnavailable)
    await proxy.setMode('open')
    await direct.update(session.id, mark('between'))
    const again = () => store.update(session.id, mark('once'), lane('seat-one', 'tab', 0))
    await vi.waitFor(async () => expect(await again()).toEqual({ ok: true, v: 2 }), { timeout: 60_000, interval: 100 })
    expect((await direct.read(session.id))?.session.used).toEqual(['once', 'between'])
  })

  test('[STORE-19] a half-open connection is dropped and replaced', async () => {
    const proxy = await startTcpProxy([redis.port])
    ends.unshift(proxy.stop)
    const store = await open(`redis://127.0.0.1:${proxy.port}`)
    const direct = await open()
    const session = someSession(store.now())
    await store.create(session)
    const heard = vi.fn()
    store.onCommit(heard)
    store.watch(session.id)
    await store.ping()
    await proxy.setMode('dead')
    await expectAway(store, session.id)
    // Old connections stay dead; only new ones get through.
    await proxy.setMode('open')
    await vi.waitFor(() => store.ping(), { timeout: 60_000, interval: 50 })
    await direct.update(session.id, mark('heard'))
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(session.id, expect.objectContaining({ v: 2 })), {
      timeout: 60_000,
      interval: 50,
    })
  })

  test('[STORE-3] a Redis set back to an older state cannot pass for the one that was read', async () => {
    const [one, other] = [await open(), await open()]
    const session = someSession(one.now())
    await one.create(session)
    await one.update(session.id, mark('kept'))
    const restore = await snapshotRedis(redis.url)
    await one.update(session.id, mark('lost'))
    await restore()
    await other.update(session.id, mark('instead'))
    expect(await one.update(session.id, mark('after'))).toMatchObject({ ok: true })
    expect((await one.read(session.id))?.session.used).toEqual(['kept', 'instead', 'after'])
  })

  test.each([1, 5])(
    '[EPOCH-1] when Redis is set back by %i commits, the epoch is raised before anything else is committed',
    async (lost) => {
      const [one, other] = [await open(), await open()]
      const session = someSession(one.now())
      await one.create(session)
      const restore = await snapshotRedis(redis.url)
      for (let i = 0; i < lost; i++) await one.update(session.id, mark('lost'))
      expect((await other.read(session.id))?.session.epoch).toBe(0)
      await restore()
      const seen: number[] = []
      await one.update(session.id, (now) => {
        seen.push(now.epoch)
        return accept({ ...now, used: [...now.used, 'after'] })
      })
      expect(seen.at(-1)).toBe(1)
      for (const store of [one, other]) {
        expect((await store.read(session.id))?.session).toMatchObject({ epoch: 1, used: ['after'] })
      }
    },
  )

  test('[EPOCH-1] the epoch is raised by any process that reads an older state or finds different content under a known version, every time it happens', async () => {
    const [one, other, fresh] = [await open(), await open(), await open()]
    const session = someSession(one.now())
    await one.create(session)
    const restore = await snapshotRedis(redis.url)
    await one.update(session.id, mark('lost'))
    await restore()
    // This process never knew of it, and reaches the same version with another change
    await fresh.update(session.id, mark('instead'))
    expect((await one.read(session.id))?.session).toMatchObject({ epoch: 1, used: ['instead'] })
    expect((await other.read(session.id))?.session).toMatchObject({ epoch: 1 })
    await restore()
    expect((await other.read(session.id))?.session).toMatchObject({ epoch: 2, used: [] })
    expect(await one.update(session.id, mark('on'))).toMatchObject({ ok: true })
    expect((await fresh.read(session.id))?.session).toMatchObject({ epoch: 2, used: ['on'] })
  })

  test('[EPOCH-1] a burned number isn’t a version and doesn’t raise the epoch', async () => {
    const [one, other] = [await open(), await open()]
    const session = someSession(one.now())
    await one.create(session)
    await one.update(session.id, mark('a'))
    await other.update(session.id, () => ({ ok: false, code: 'full' }), lane('seat-one', 'tab', 0))
    await one.update(session.id, mark('b'))
    expect((await one.read(session.id))?.session.epoch).toBe(0)
  })
})

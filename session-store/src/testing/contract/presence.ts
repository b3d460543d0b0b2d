import { AWAY_GRACE_MS } from '@highjinks/games/session'
import { describe, expect, test } from 'vitest'
import { PRESENCE_TTL_MS } from '../../port.ts'
import { newSessionId } from '../../secrets.ts'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

const TTL = PRESENCE_TTL_MS

export function presenceContract(prepare: Prepare) {
  describe('presence', () => {
    const { harness, store } = withStore(prepare)
    const session = newSessionId()
    const keep = (seat: string | null, connection: string, ttl = TTL) =>
      store().presence.keep([{ session, seat, connection }], ttl)
    const online = async () => {
      const [found] = await store().presence.online([session])
      return [[...(found?.seats ?? [])].sort(), found?.watchers]
    }

    test('[STORE-12] nobody is online before anyone connects', async () => {
      expect(await online()).toEqual([[], 0])
      expect(await store().presence.expired(10)).toEqual([])
    })

    test('[STORE-12] a seat is online for every process while it is kept, and longer when kept again', async () => {
      await keep('seat-one', 'a')
      await harness().elapse(TTL - 1)
      for (const one of harness().stores()) {
        expect((await one.presence.online([session]))[0]?.seats).toEqual(new Set(['seat-one']))
      }
      await keep('seat-one', 'a')
      await harness().elapse(TTL - 1)
      expect(await online()).toEqual([['seat-one'], 0])
      await harness().elapse(1)
      expect(await online()).toEqual([[], 0])
    })

    test('[STORE-61] the sessions with anyone in them are listed, up to the limit', async () => {
      expect(await store().presence.sessions(10)).toEqual([])
      await keep('seat-one', 'a')
      await keep('seat-two', 'b')
      const others = [newSessionId(), newSessionId()]
      const entries = others.map((id) => ({ session: id, seat: null, connection: `watcher-${id}` }))
      await store().presence.renew('process', entries, TTL)
      for (const one of harness().stores())
        expect([...(await one.presence.sessions(10))].sort()).toEqual([session, ...others].sort())
      expect(await store().presence.sessions(2)).toHaveLength(2)
    })

    test('[STORE-12] a seat with two phones is online until the second has gone', async () => {
      await keep('seat-one', 'a')
      await keep('seat-one', 'b')
      await keep('seat-one', 'a', AWAY_GRACE_MS)
      await harness().elapse(AWAY_GRACE_MS)
      expect(await online()).toEqual([['seat-one'], 0])
      await keep('seat-one', 'b', AWAY_GRACE_MS)
      await harness().elapse(AWAY_GRACE_MS)
      expect(await online()).toEqual([[], 0])
    })

    test('[STORE-12] one connection may hold several seats', async () => {
      await store().presence.keep(
        ['seat-one', 'seat-two'].map((seat) => ({ session, seat, connection: 'a' })),
        TTL,
      )
      expect(await online()).toEqual([['seat-one', 'seat-two'], 0])
    })

    test('[STORE-12] a page that is opened again within the grace was never away', async () => {
      await keep('seat-one', 'a')
      await keep('seat-one', 'a', AWAY_GRACE_MS)
      await keep('seat-one', 'b')
      await harness().elapse(AWAY_GRACE_MS)
      expect(await online()).toEqual([['seat-one'], 0])
    })

    test('[STORE-12] watchers, and the TVs among them, are counted over all processes, each by its last word', async () => {
      const watching = async () => {
        const [found] = await store().presence.online([session])
        return [found?.watchers, found?.tvs]
      }
      const other = newSessionId()
      await store().presence.watchers('one', new Map([[session, { watchers: 3, tvs: 3 }]]), TTL)
      await store().presence.watchers(
        'two',
        new Map([
          [session, { watchers: 4, tvs: 1 }],
          [other, { watchers: 1, tvs: 0 }],
        ]),
        TTL,
      )
      await store().presence.watchers('one', new Map([[session, { watchers: 2, tvs: 1 }]]), TTL)
      await keep(null, 'a')
      expect(await watching()).toEqual([7, 2])
      await store().presence.watchers('two', new Map([[session, { watchers: 0, tvs: 0 }]]), TTL)
      expect(await watching()).toEqual([3, 1])
      await harness().elapse(TTL)
      expect(await watching()).toEqual([0, 0])
    })

    test('[STORE-13] a session is named as expired when an entry has run out, to one asker alone', async () => {
      await keep('seat-one', 'a')
      await keep('seat-two', 'b', 1000)
      expect(await store().presence.expired(10)).toEqual([])
      await harness().elapse(1000)
      const asked = await Promise.all(
        harness()
          .stores()
          .map((one) => one.presence.expired(10)),
      )
      expect(asked.flat()).toEqual([session])
      expect(await store().presence.expired(10)).toEqual([])
      await harness().elapse(TTL)
      expect(await store().presence.expired(10)).toEqual([session])
    })

    test('[STORE-13] an entry that was kept again in time has not run out', async () => {
      await keep('seat-one', 'a')
      await harness().elapse(TTL - 1)
      await keep('seat-one', 'a')
      await harness().elapse(TTL - 1)
      expect(await store().presence.expired(10)).toEqual([])
    })

    test('[STORE-12] the sessions are answered in the order of the request', async () => {
      const sessions = Array.from({ length: 60 }, newSessionId)
      const connections = sessions.map((id, i) => ({ session: id, seat: `seat-${i}`, connection: 'a' }))
      await store().presence.keep(connections.slice(0, 50), TTL)
      const found = await store().presence.online(sessions)
      expect(found.map(({ seats }) => [...seats].join())).toEqual(sessions.map((_, i) => (i < 50 ? `seat-${i}` : '')))
      expect(await store().presence.online([])).toEqual([])
    })

    test('[STORE-45] a session whose people a process renews is never named, however often others look', async () => {
      const connections = ['a', 'b'].map((connection) => ({ session, seat: `seat-${connection}`, connection }))
      await store().presence.keep(connections, TTL)
      for (let beat = 0; beat < 6; beat++) {
        await store().presence.renew('one', connections, TTL)
        await harness().elapse(10_000)
        for (const one of harness().stores()) expect(await one.presence.expired(10)).toEqual([])
      }
      await harness().elapse(TTL)
      expect(await store().presence.expired(10)).toEqual([session])
      expect(await online()).toEqual([[], 0])
    })

    test('[STORE-45] one that goes while the others are renewed is named when its grace is over', async () => {
      const [first, second] = ['a', 'b'].map((connection) => ({ session, seat: `seat-${connection}`, connection }))
      if (!first || !second) throw new Error('two came')
      await store().presence.renew('one', [first, second], TTL)
      await store().presence.keep([first], AWAY_GRACE_MS)
      await store().presence.renew('one', [second], TTL)
      await harness().elapse(AWAY_GRACE_MS - 1)
      expect(await store().presence.expired(10)).toEqual([])
      await harness().elapse(1)
      expect(await store().presence.expired(10)).toEqual([session])
      expect(await online()).toEqual([['seat-b'], 0])
    })

    test('[STORE-45] two processes in one session: what the one that died had there is named, the other goes on', async () => {
      const [near, far] = ['a', 'b'].map((connection) => ({ session, seat: `seat-${connection}`, connection }))
      if (!near || !far) throw new Error('two came')
      await store().presence.renew('one', [near], TTL)
      await harness().elapse(10_000)
      await store().presence.renew('two', [far], TTL)
      await harness().elapse(TTL - 10_000)
      expect(await store().presence.expired(10)).toEqual([session])
      expect(await online()).toEqual([['seat-b'], 0])
    })

    test('[STORE-13] of many expired sessions at most the limit is returned, and none left out', async () => {
      const sessions = Array.from({ length: 50 }, newSessionId)
      const connections = sessions.flatMap((id) =>
        ['a', 'b'].map((connection) => ({ session: id, seat: 'seat', connection })),
      )
      await store().presence.keep(connections, 1000)
      await harness().elapse(1000)
      const named: string[] = []
      for (let some = await store().presence.expired(20); some.length > 0; some = await store().presence.expired(20)) {
        expect(some.length).toBeLessThanOrEqual(20)
        named.push(...some)
      }
      expect(named.sort()).toEqual(sessions.sort())
    })
  })
}

import { advanceClock, type Session, START_DELAY_MS } from '@highjinks/games/session'
import { accept } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import { lane, mark, someOnlineSession, someSession } from '../sessions.ts'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

export function clockContract(prepare: Prepare) {
  describe('deadlines and finished games', () => {
    const { harness, store } = withStore(prepare)

    /** Someone is connected, so that only `startsAt` is left to wait for. */
    async function create(startsAt: number | null) {
      const session = someSession(store().now(), { startsAt, asleepSince: null })
      await store().create(session)
      return session.id
    }
    const at = (startsAt: number | null) => (session: Session) => accept({ ...session, startsAt })

    test('[STORE-11] a session is due when its deadline has come', async () => {
      const id = await create(store().now() + 1000)
      await harness().elapse(990)
      expect(await store().due(10)).toEqual([])
      await harness().elapse(11)
      expect(await store().due(10)).toEqual([id])
    })

    test('[STORE-41] one of several processes gets it, and another one if the first did nothing', async () => {
      const ids = await Promise.all(Array.from({ length: 40 }, () => create(store().now())))
      for (let second = 0; second < 3; second++) {
        const due = await Promise.all(
          harness()
            .stores()
            .map((one) => one.due(100)),
        )
        expect(due.flat().sort()).toEqual(ids.toSorted())
        await harness().elapse(1001)
      }
      await harness().elapse(1001)
      const [first, last] = [await store().due(15), await harness().stores().at(-1)?.due(100)]
      if (harness().stores().length > 1) expect([...first, ...(last ?? [])].sort()).toEqual(ids.toSorted())
    })

    test('[STORE-11] a commit moves the deadline, and clears it', async () => {
      const id = await create(store().now() + 1000)
      await store().update(id, at(store().now() + 5000))
      await harness().elapse(2000)
      expect(await store().due(10)).toEqual([])
      await harness().elapse(4000)
      expect(await store().due(10)).toEqual([id])
      await store().update(id, at(null))
      expect(await store().due(10)).toEqual([])
    })

    test('[STORE-11] a change that commits nothing, or ends the session, leaves no deadline behind', async () => {
      const id = await create(store().now())
      await store().update(id, accept)
      expect(await store().due(10)).toEqual([id])
      await store().update(id, (session) => accept({ ...session, ended: 'ended' }))
      expect(await store().due(10)).toEqual([])
    })

    test('[STORE-11] the most overdue come first, at most as many as asked for', async () => {
      const ids: string[] = []
      for (const late of [3, 1, 4, 2, 5]) ids[5 - late] = await create(store().now() - late * 100)
      expect(await store().due(3)).toEqual(ids.slice(0, 3))
      await harness().elapse(1001)
      expect((await store().due(10)).toSorted()).toEqual(ids.toSorted())
    })

    test('[STORE-11] if several processes act on one deadline, one commits', async () => {
      const session = someOnlineSession(store().now(), { startsAt: store().now() + START_DELAY_MS, status: 'starting' })
      await store().create(session)
      await harness().elapse(START_DELAY_MS)
      const context = { now: store().now(), random: () => 0.5 }
      await Promise.all(
        harness()
          .stores()
          .map((one) => one.update(session.id, (now) => advanceClock(now, context))),
      )
      expect(await store().read(session.id)).toMatchObject({ v: 2, session: { status: 'playing', games: 1 } })
    })

    /** Creates a session with a running game. */
    async function createPlaying() {
      const session = someOnlineSession(store().now(), { startsAt: store().now() })
      const opened = advanceClock(session, { now: store().now(), random: () => 0.5 })
      if (!opened.ok) throw new Error('the table did not open')
      await store().create(opened.state)
      return opened.state
    }
    const finish = (session: Session) => accept({ ...session, status: 'over' as const })

    test('[STORE-15] a finished game is in the outbox until it is done, once, after a restart too', async () => {
      const { id, seats } = await createPlaying()
      await store().update(id, finish, lane('seat-one', 'tab', 0))
      await store().update(id, finish, lane('seat-one', 'tab', 0))
      await store().update(id, mark('later'))
      const [game, ...others] = await store().outbox.take(10)
      expect(others).toEqual([])
      expect(game).toMatchObject({ sessionId: id, number: 1, slug: 'baked-or-bluffing', players: seats.length })
      expect(game?.results.map((row) => row.userId)).toEqual(['u-ada'])
      await harness().reopen()
      for (const one of harness().stores()) expect(await one.outbox.take(10)).toEqual([game])
      await store().outbox.done(game ? [game] : [])
      expect(await store().outbox.take(10)).toEqual([])
      await store().outbox.done(game ? [game] : [])
    })

    test('[STORE-15] many finished games are taken in portions, none left out', async () => {
      const sessions = await Promise.all(Array.from({ length: 12 }, createPlaying))
      await Promise.all(sessions.map(({ id }) => store().update(id, finish)))
      const taken = new Set<string>()
      for (let portion = await store().outbox.take(5); portion.length > 0; portion = await store().outbox.take(5)) {
        expect(portion.length).toBeLessThanOrEqual(5)
        for (const game of portion) taken.add(game.sessionId)
        await store().outbox.done(portion)
      }
      expect([...taken].sort()).toEqual(sessions.map(({ id }) => id).sort())
    })
  })
}

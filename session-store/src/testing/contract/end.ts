import { advanceClock, decideCommand, endSession, IDLE_MS, type Session } from '@highjinks/games/session'
import { accept, nameKey, type PlayerId, type Step } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import { TOMBSTONE_MS } from '../../commit.ts'
import { lane, someOnlineSession } from '../sessions.ts'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

const WORDS = 'a confession that was typed at this table'

export function endContract(prepare: Prepare) {
  describe('sessions that end', () => {
    const { harness, store } = withStore(prepare)

    /** Creates a room with a device, an account and typed text in it. */
    async function create() {
      const { seats, ...room } = someOnlineSession(store().now())
      const marked = seats.map((seat, i) => ({ ...seat, device: `phone-${i}-of-ada`, userId: `account-${i}-of-ada` }))
      const session = { ...room, seats: marked, hostId: marked[0]?.id ?? null }
      const finished = {
        ...session,
        status: 'over' as const,
        table: { slug: room.slug, rules: 1, state: { said: WORDS } },
      }
      await store().create(finished)
      return finished
    }
    const byHost =
      (host: PlayerId | undefined) =>
      (session: Session, now: number): Step<Session> =>
        decideCommand(
          session,
          { seat: host ?? '', freshId: () => 'nobody', keyOf: nameKey },
          { type: 'end' },
          { now, random: () => 0.5 },
        )

    test('[GONE-1] its table, words, devices and accounts go with the commit; its code still says what became of it', async () => {
      const { id, code, seats } = await create()
      await store().update(id, (session) => accept({ ...session, used: ['card-of-ada'] }), lane('seat-one', 'tab', 0))
      expect(await harness().kept()).toContain('phone-0-of-ada')
      expect(await store().update(id, byHost(seats[0]?.id))).toMatchObject({ ok: true })
      const kept = await harness().kept()
      for (const gone of [WORDS, 'of-ada', 'Ada', 'Bea', 'hash']) expect(kept).not.toContain(gone)
      for (const one of harness().stores()) {
        expect(await one.find(code)).toBe(id)
        expect((await one.read(id))?.session).toMatchObject({
          id,
          code,
          ended: 'ended',
          seats: [],
          table: null,
          used: [],
        })
      }
    })

    test('[GONE-1] one that expires is as empty, and answers for a day', async () => {
      const { id, code } = await create()
      await store().update(id, (session, now) => accept({ ...session, asleepSince: now }))
      await harness().elapse(IDLE_MS)
      expect(await store().due(10)).toEqual([id])
      await store().update(id, (session, now) => advanceClock(session, { now, random: () => 0.5 }))
      const kept = await harness().kept()
      for (const gone of [WORDS, 'of-ada']) expect(kept).not.toContain(gone)
      await harness().elapse(TOMBSTONE_MS - 60_000)
      expect((await store().read((await store().find(code)) ?? ''))?.session.ended).toBe('expired')
      expect(await store().due(10)).toEqual([])
    })

    test('[GONE-1] the game that was finished before is still taken in, account and score', async () => {
      const opened = advanceClock(someOnlineSession(store().now(), { startsAt: store().now() }), {
        now: store().now(),
        random: () => 0.5,
      })
      if (!opened.ok) throw new Error('the table did not open')
      const { id } = opened.state
      await store().create(opened.state)
      await store().update(id, (session) => accept({ ...session, status: 'over' as const }))
      await store().update(id, (session) => endSession(session, 'ended'))
      await harness().reopen()
      expect((await store().outbox.take(10)).map((game) => game.results.map((row) => row.userId))).toEqual([['u-ada']])
    })

    test('[GONE-1] what was sent before the end and is sent again hears its first outcome', async () => {
      const { id, seats } = await create()
      const host = seats[0]?.id ?? ''
      const end = () => store().update(id, byHost(host), lane(host, 'tab', 1))
      const outcome = await end()
      expect(outcome).toMatchObject({ ok: true })
      expect(await end()).toEqual(outcome)
      expect(await store().update(id, byHost(host), lane(host, 'tab', 2))).toMatchObject({ ok: false, code: 'ended' })
    })
  })
}

import { advanceClock, createSession, type Session } from '@highjinks/games/session'
import { accept } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import { lane, mark, someOnlineSession } from '../sessions.ts'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

const HOUR = 60 * 60 * 1000
const random = () => 0.5

export function missedContract(prepare: Prepare) {
  describe('time in which nobody looked at the clocks', () => {
    const { harness, store } = withStore(prepare)

    /** Creates a running game whose first phase ends in a while. */
    async function createPlaying(clock: 'soft' | 'hard' = 'hard') {
      const room = someOnlineSession(store().now(), { startsAt: store().now() })
      const opened = advanceClock({ ...room, settings: { ...room.settings, clock } }, { now: store().now(), random })
      if (!opened.ok) throw new Error('the table did not open')
      await store().create(opened.state)
      return opened.state
    }
    const held = async ({ id }: Session) => {
      const stored = await store().read(id)
      if (!stored) throw new Error('the session is gone')
      return stored.session
    }
    /** Does what every process does four times a second. */
    async function sweep(one = store()) {
      for (const id of await one.due(64)) await one.update(id, (now, at) => advanceClock(now, { now: at, random }))
    }
    const stageOf = (session: Session) => Reflect.get(session.table?.state ?? {}, 'stage')

    test.each(['soft', 'hard'] as const)('[STORE-23] a %s clock runs on from where it stood', async (clock) => {
      const session = await createPlaying(clock)
      const before = stageOf(session)
      await sweep()
      await harness().absent(3 * HOUR)
      await sweep()
      const after = stageOf(await held(session))
      expect(after).toEqual({ ...before, since: before.since + 3 * HOUR, deadline: before.deadline + 3 * HOUR })
      expect(await store().due(64)).toEqual([])
    })

    test('[STORE-23] it’s given back before a command is decided, and once, whichever process is first', async () => {
      const session = await createPlaying()
      await sweep()
      await harness().absent(HOUR)
      const seen: number[] = []
      for (const one of harness().stores()) {
        let run = 0
        await one.update(session.id, (now) => {
          run = stageOf(now).deadline
          return accept({ ...now, used: [...now.used, 'x'] })
        })
        seen.push(run)
        await sweep(one)
      }
      expect(new Set(seen)).toEqual(new Set([stageOf(session).deadline + HOUR]))
      await harness().reopen()
      await sweep()
      expect(stageOf(await held(session)).deadline).toBe(stageOf(session).deadline + HOUR)
    })

    test('[STORE-23] a countdown, a pause, sleep and absence do not count it; a new session knows nothing of it', async () => {
      const now = store().now()
      const room = someOnlineSession(now, { startsAt: now + 1000, pausedAt: now - 5000, asleepSince: now - 7000 })
      const [ada, bea] = room.seats
      if (!ada || !bea) throw new Error('two are seated')
      const away = { ...room, seats: [ada, { ...bea, online: false, awaySince: now - 3000 }] }
      await store().create(away)
      await sweep()
      await harness().absent(HOUR)
      await store().update(away.id, mark('a'))
      const later = await held(away)
      expect(later).toMatchObject({ startsAt: now + HOUR + 1000, pausedAt: now + HOUR - 5000 })
      expect(later).toMatchObject({ asleepSince: now + HOUR - 7000, createdAt: away.createdAt })
      expect(later.seats[1]?.awaySince).toBe(now + HOUR - 3000)
      const fresh = someOnlineSession(store().now(), { startsAt: store().now() + 1000 })
      expect(await store().create(fresh)).toBe(true)
      await store().update(fresh.id, mark('a'))
      expect((await held(fresh)).startsAt).toBe(fresh.startsAt)
    })

    test('[STORE-23] two seconds are a delay and not given back; of a session that has ended nothing changes', async () => {
      const session = await createPlaying()
      await sweep()
      await harness().absent(2000)
      await store().update(session.id, mark('a'))
      expect(stageOf(await held(session)).deadline).toBe(stageOf(session).deadline)
      const gone = {
        ...createSession({ ...session, game: { id: session.gameId, slug: session.slug }, host: { claimHash: '' } }, 0),
      }
      await store().create({ ...gone, id: `${session.id}x`, code: 'BCDFGH', ended: 'ended' })
      await sweep()
      await harness().absent(HOUR)
      const { v } = (await store().read(`${session.id}x`)) ?? {}
      expect(v).toBe(1)
    })

    test('[STORE-23] a refused command gives nothing back yet, the next accepted one all of it', async () => {
      const session = await createPlaying()
      await sweep()
      await harness().absent(HOUR)
      const refused = () => ({ ok: false as const, code: 'full' as const })
      await store().update(session.id, refused, lane('seat-one', 'tab', 0))
      await store().update(session.id, mark('a'), lane('seat-one', 'tab', 1))
      expect(stageOf(await held(session)).deadline).toBe(stageOf(session).deadline + HOUR)
    })

    test('[STORE-23] while one process looks at the clocks, the others miss nothing', async () => {
      const session = await createPlaying()
      await sweep()
      await harness().absent(0)
      const [first, ...others] = harness().stores()
      for (let second = 0; second < 6; second++) {
        await harness().elapse(1000)
        await sweep(first)
      }
      for (const one of [first, ...others]) {
        await one.update(session.id, mark('a'))
        await sweep(one)
      }
      expect(stageOf(await held(session)).deadline).toBe(stageOf(session).deadline)
    })

    test('[STORE-23] a process that was frozen with everything else gives back its own pause', async () => {
      const session = await createPlaying()
      await sweep()
      await harness().absent(0)
      await sweep()
      await harness().elapse(60_000)
      await store().update(session.id, mark('a'))
      expect(stageOf(await held(session)).deadline).toBe(stageOf(session).deadline + 60_000)
      await sweep()
      expect(stageOf(await held(session)).deadline).toBe(stageOf(session).deadline + 60_000)
    })
  })
}

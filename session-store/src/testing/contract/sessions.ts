import { endSession, IDLE_MS } from '@highjinks/games/session'
import { accept, refuse } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import { TOMBSTONE_MS } from '../../commit.ts'
import { type SessionStore, StoreUnavailable } from '../../port.ts'
import { UnreadableSession } from '../../stored.ts'
import { lane, mark, someOnlineSession, someSession } from '../sessions.ts'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

export function sessionContract(prepare: Prepare) {
  describe('sessions', () => {
    const { harness, store } = withStore(prepare)

    test('[STORE-1] a created session is read by its id and found by its code, at version 1', async () => {
      const session = someSession(store().now())
      expect(await store().create(session)).toBe(true)
      for (const one of harness().stores()) {
        expect(await one.read(session.id)).toEqual({ v: 1, session })
        expect(await one.find(session.code)).toBe(session.id)
      }
    })

    test('[SEEN-3] what its maker had seen before stays with the session through every change, and goes when it ends', async () => {
      const seenBefore = Array.from({ length: 300 }, (_, n) => `truth-mild-${n + 100}`)
      const session = someSession(store().now(), { seenBefore })
      await store().create(session)
      for (const [i, one] of harness().stores().entries()) await one.update(session.id, mark(`${i}`))
      for (const one of harness().stores()) expect((await one.read(session.id))?.session.seenBefore).toEqual(seenBefore)
      await store().update(session.id, (before) => endSession(before, 'ended'))
      for (const one of harness().stores()) expect((await one.read(session.id))?.session.seenBefore).toEqual([])
    })

    test('[STORE-1] an unknown session is not there, for reading, finding or changing', async () => {
      const { id, code } = someSession(0)
      expect(await store().read(id)).toBeNull()
      expect(await store().find(code)).toBeNull()
      expect(await store().versions([id])).toEqual([null])
      expect(await store().update(id, mark('a'))).toEqual({ ok: false, code: 'session-not-found', v: 0 })
    })

    test('[STORE-1] a taken code is refused and leaves nothing behind', async () => {
      const first = someSession(store().now())
      const second = someSession(store().now(), { code: first.code })
      expect(await store().create(first)).toBe(true)
      expect(await store().create(second)).toBe(false)
      expect(await store().read(second.id)).toBeNull()
      expect(await store().find(first.code)).toBe(first.id)
    })

    test('[STORE-1] creating the same session again is that session, and undoes no change', async () => {
      const session = someSession(store().now())
      await store().create(session)
      await store().update(session.id, mark('a'))
      expect(await store().create(session)).toBe(true)
      expect(await store().versions([session.id])).toEqual([2])
    })

    test('[STORE-2] of two hundred sessions created under one code in parallel, one is made', async () => {
      const stores = harness().stores()
      const { code } = someSession(0)
      const sessions = Array.from({ length: 200 }, () => someSession(store().now(), { code }))
      const made = await Promise.all(
        sessions.map((session, i) => (stores[i % stores.length] ?? store()).create(session)),
      )
      expect(made.filter(Boolean)).toHaveLength(1)
      expect(await store().find(code)).toBe(sessions[made.indexOf(true)]?.id)
      const there = await store().versions(sessions.map((session) => session.id))
      expect(there).toEqual(made.map((isMade) => (isMade ? 1 : null)))
    })

    test('[STORE-3] each change sees the one before it and adds one to the version', async () => {
      const session = someSession(store().now())
      await store().create(session)
      expect(await store().update(session.id, mark('a'))).toEqual({ ok: true, v: 2 })
      expect(await store().update(session.id, mark('b'))).toEqual({ ok: true, v: 3 })
      expect(await store().read(session.id)).toEqual({ v: 3, session: { ...session, used: ['a', 'b'] } })
      expect(await store().versions([session.id])).toEqual([3])
    })

    test('[STORE-3] a change of one process is seen by the next change of every other', async () => {
      const session = someSession(store().now())
      await store().create(session)
      for (let round = 0; round < 5; round++) {
        for (const [i, one] of harness().stores().entries()) await one.update(session.id, mark(`${round}:${i}`))
      }
      const used = (await store().read(session.id))?.session.used
      expect(used).toHaveLength(5 * harness().stores().length)
      expect(new Set(used)).toHaveLength(used?.length ?? 0)
    })

    test('[STORE-3] hundreds of parallel changes from every process: nothing lost, nothing doubled', async () => {
      const session = someSession(store().now())
      await store().create(session)
      // Resends unanswered commands, as phones do
      const settle = async (one: SessionStore, name: string): Promise<string> => {
        const outcome = await one.update(session.id, mark(name), lane(name, 'tab', 0)).catch((fault: unknown) => {
          expect(fault).toBeInstanceOf(StoreUnavailable)
          return null
        })
        if (!outcome) return settle(one, name)
        expect(outcome.ok).toBe(true)
        return name
      }
      const sent = harness()
        .stores()
        .flatMap((one, i) => Array.from({ length: 100 }, (_, n) => settle(one, `${i}:${n}`)))
      const settled = await Promise.all(sent)
      const after = await store().read(session.id)
      expect([...(after?.session.used ?? [])].sort()).toEqual(settled.sort())
      expect(after?.v).toBe(1 + settled.length)
    })

    test('[STORE-4] a change that returns its session commits nothing', async () => {
      const session = someSession(store().now())
      await store().create(session)
      expect(await store().update(session.id, accept)).toEqual({ ok: true, v: 1 })
      expect(await store().versions([session.id])).toEqual([1])
    })

    test('[STORE-5] a refused change leaves the session as it was', async () => {
      const session = someSession(store().now())
      await store().create(session)
      expect(await store().update(session.id, () => refuse('full'))).toEqual({ ok: false, code: 'full', v: 1 })
      expect(await store().read(session.id)).toEqual({ v: 1, session })
    })

    test('[STORE-5] a change that throws is a fault of its own, and the next one runs', async () => {
      const session = someSession(store().now())
      await store().create(session)
      const mistake = new Error('a mistake in a rule')
      const broken = store().update(session.id, () => {
        throw mistake
      })
      const next = store().update(session.id, mark('a'))
      await expect(broken).rejects.toBe(mistake)
      expect(await next).toEqual({ ok: true, v: 2 })
    })

    test('[STORE-16] a live session is there for a day and two hours after its last change', async () => {
      const session = someOnlineSession(store().now())
      await store().create(session)
      await harness().elapse(IDLE_MS + TOMBSTONE_MS - 60_000)
      await store().update(session.id, mark('a'))
      await harness().elapse(IDLE_MS + TOMBSTONE_MS - 60_000)
      expect(await store().find(session.code)).toBe(session.id)
      expect(await store().versions([session.id])).toEqual([2])
      await harness().elapse(120_000)
      await expectGone(session.id, session.code)
    })

    test('[STORE-16] an ended session answers for a day; then its code is free', async () => {
      const session = someOnlineSession(store().now())
      await store().create(session)
      await store().update(session.id, (now) => accept({ ...now, ended: 'ended' }))
      await harness().elapse(TOMBSTONE_MS - 60_000)
      expect((await store().read(session.id))?.session.ended).toBe('ended')
      expect(await store().find(session.code)).toBe(session.id)
      await harness().elapse(4 * 60 * 60 * 1000)
      await expectGone(session.id, session.code)
      const another = someSession(store().now(), { code: session.code })
      expect(await store().create(another)).toBe(true)
      expect(await store().find(session.code)).toBe(another.id)
    })

    test('[STORE-50] a session nobody came to is there for two hours, whatever happens to it, and then nothing says it was', async () => {
      const session = someSession(store().now())
      await store().create(session)
      await harness().elapse(IDLE_MS - 60_000)
      await store().update(session.id, mark('a join'))
      expect(await store().find(session.code)).toBe(session.id)
      await harness().elapse(60_001)
      await expectGone(session.id, session.code)
    })

    test('[STORE-50] also if it’s ended before; a watching screen counts as a visitor', async () => {
      const [session, watched] = [someSession(store().now()), someSession(store().now(), { watchers: 1 })]
      for (const one of [session, watched]) {
        await store().create(one)
        await store().update(one.id, (now) => endSession(now, 'expired'))
      }
      await harness().elapse(1001)
      await expectGone(session.id, session.code)
      expect((await store().read(watched.id))?.session.ended).toBe('expired')
    })

    async function expectGone(id: string, code: string) {
      for (const one of harness().stores()) {
        expect(await one.read(id)).toBeNull()
        expect(await one.find(code)).toBeNull()
        expect(await one.versions([id])).toEqual([null])
        expect(await one.update(id, mark('late'))).toMatchObject({ ok: false, code: 'session-not-found' })
        expect(await one.due(10)).not.toContain(id)
      }
    }

    test.each([
      ['no JSON', '{"schema":1,'],
      ['of another schema', '{"schema":99}'],
      ['no object', '7'],
    ])('[STORE-17] a stored session that is %s is a fault of its own alone', async (_, text) => {
      const [bad, good] = [someSession(store().now()), someSession(store().now())]
      await store().create({ ...bad, startsAt: store().now() })
      await store().create(good)
      await harness().spoil(bad.id, text)
      expect(await store().due(10)).toEqual([bad.id])
      await expect(store().update(bad.id, mark('a'))).rejects.toThrow(UnreadableSession)
      await expect(store().read(bad.id)).rejects.toThrow(UnreadableSession)
      expect(await store().update(good.id, mark('a'))).toEqual({ ok: true, v: 2 })
      await harness().elapse(1001)
      expect(await store().due(10, new Set([bad.id]))).toEqual([])
      expect(await store().due(1, new Set([good.id]))).toEqual([bad.id])
    })

    test('[STORE-18] what was acknowledged is there after a restart', async () => {
      const session = someSession(store().now())
      await store().create(session)
      await store().update(session.id, mark('a'))
      await harness().reopen()
      expect(await store().read(session.id)).toEqual({ v: 2, session: { ...session, used: ['a'] } })
      expect(await store().find(session.code)).toBe(session.id)
    })
  })
}

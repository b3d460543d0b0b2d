import { advanceClock, decideCommand, endSession, join, type Session } from '@highjinks/games/session'
import { accept, nameKey, type Refusal, refuse } from '@highjinks/protocol'
import { describe, expect, test, vi } from 'vitest'
import type { SessionStore } from '../../port.ts'
import { lane, mark, someOnlineSession, someSession } from '../sessions.ts'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

const SEAT = 'seat-one'

export function batchContract(prepare: Prepare) {
  describe('changes that wait together', () => {
    const { harness, store } = withStore(prepare)

    async function create(session = someSession(store().now())) {
      await store().create(session)
      return session.id
    }
    const held = async (id: string, one: SessionStore = store()) => (await one.read(id))?.session

    test('[STORE-46] are committed in their order, each a version of its own, with fewer announcements', async () => {
      const id = await create()
      const heard: { v: number; used: readonly string[] | undefined }[] = []
      store().onCommit((_, { v, session }) => v > 1 && heard.push({ v, used: session?.used }))
      store().watch(id)
      const names = Array.from({ length: 20 }, (_, i) => `${i}`)
      const outcomes = await Promise.all(
        names.map((name, i) => store().update(id, mark(name), lane(name, 'tab', i % 2))),
      )
      expect(outcomes).toEqual(names.map((_, i) => ({ ok: true, v: i + 2 })))
      for (const one of harness().stores()) expect((await held(id, one))?.used).toEqual(names)
      await vi.waitFor(() => expect(heard.at(-1)).toEqual({ v: 21, used: names }), 60_000)
      expect(heard.length).toBeLessThan(5)
    })

    test('[STORE-46] one that throws or is refused affects no other', async () => {
      const id = await create()
      const thrown = new Error('a rule has a mistake')
      const settled = await Promise.allSettled([
        store().update(id, mark('a')),
        store().update(id, mark('b'), lane(SEAT, 'tab', 1)),
        store().update(id, () => {
          throw thrown
        }),
        store().update(id, () => refuse('wrong-phase'), lane(SEAT, 'tab', 2)),
        store().update(id, mark('c'), lane(SEAT, 'tab', 3)),
      ])
      expect(settled).toMatchObject([
        { value: { ok: true, v: 2 } },
        { value: { ok: true, v: 3 } },
        { reason: thrown },
        { value: { ok: false, code: 'wrong-phase', v: 3 } },
        { value: { ok: true, v: 4 } },
      ])
      expect((await held(id))?.used).toEqual(['a', 'b', 'c'])
    })

    test('[STORE-46] a number that comes twice has one effect and one outcome, within one commit and after it', async () => {
      const id = await create()
      const change = vi.fn(mark('once'))
      const ask = (one = store()) => one.update(id, change, lane(SEAT, 'tab', 1))
      const outcomes = await Promise.all([store().update(id, mark('first')), ask(), ask(), ask()])
      expect(outcomes.slice(1)).toEqual(outcomes.slice(1).map(() => outcomes[1]))
      for (const one of harness().stores()) expect(await ask(one)).toEqual(outcomes[1])
      await harness().reopen()
      expect(await ask()).toEqual(outcomes[1])
      expect((await held(id))?.used).toEqual(['first', 'once'])
    })

    test('[STORE-46] through every process in parallel nothing is lost, and each number has one effect', async () => {
      const id = await create()
      const stores = harness().stores()
      const names = Array.from({ length: 8 }, (_, i) => `seat-${i}`)
      const sent = [1, 2, 3].flatMap((seq) =>
        names.flatMap((name) => stores.map((one) => one.update(id, mark(`${name}/${seq}`), lane(name, 'tab', seq)))),
      )
      await Promise.all(sent)
      const used = (await held(id))?.used ?? []
      expect(new Set(used).size).toBe(used.length)
      expect(used.filter((name) => name.endsWith('/1'))).toHaveLength(names.length)
      for (const name of names)
        expect(used.filter((one) => one.startsWith(name))).toEqual(
          used.filter((one) => one.startsWith(name)).toSorted(),
        )
      expect(await store().versions([id])).toEqual([used.length + 1])
    })

    test('[STORE-46] what the lanes of a seat remember that goes in the middle goes with it', async () => {
      const session = someOnlineSession(store().now())
      const [ada, bea] = session.seats
      if (!ada || !bea) throw new Error('two are seated')
      const id = await create(session)
      const without = (now: Session) => accept({ ...now, seats: now.seats.filter((seat) => seat.id !== bea.id) })
      const gone: Refusal = 'not-your-seat'
      const outcomes = await Promise.all([
        store().update(id, mark('a'), lane(ada.id, 'tab-of-ada', 1)),
        store().update(id, mark('b'), lane(bea.id, 'tab-of-bea', 1)),
        store().update(id, without, lane(ada.id, 'tab-of-ada', 2)),
        store().update(id, () => refuse(gone), lane(bea.id, 'tab-of-bea', 2)),
        store().update(id, mark('c'), lane(ada.id, 'tab-of-ada', 3)),
      ])
      expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true, true, false, true])
      const kept = await harness().kept()
      expect(kept).toContain('tab-of-ada')
      expect(kept).not.toContain('tab-of-bea')
    })

    test('[STORE-46] an end in the middle leaves the tombstone; what came before it has its outcome', async () => {
      const session = someOnlineSession(store().now(), { hostId: null })
      const [ada] = session.seats
      const id = await create({ ...session, hostId: ada?.id ?? null })
      const sender = { seat: ada?.id ?? '', freshId: () => 'nobody', keyOf: nameKey }
      const context = { now: store().now(), random: () => 0.5 }
      const outcomes = await Promise.all([
        store().update(id, mark('a')),
        store().update(id, mark('b'), lane(sender.seat, 'tab', 1)),
        store().update(id, (now) => endSession(now, 'ended')),
        store().update(
          id,
          (now) => decideCommand(now, sender, { type: 'cooler' }, context),
          lane(sender.seat, 'tab', 2),
        ),
      ])
      expect(outcomes.map((outcome) => outcome.ok)).toEqual([true, true, true, false])
      for (const one of harness().stores()) expect(await held(id, one)).toMatchObject({ ended: 'ended', used: [] })
      expect(await store().update(id, mark('again'), lane(sender.seat, 'tab', 2))).toEqual(outcomes[3])
      expect(await harness().kept()).not.toContain('Bea')
    })

    test('[STORE-46] missed time is given back once, however many commands arrive together', async () => {
      const room = someOnlineSession(store().now(), { startsAt: store().now() })
      const opened = advanceClock(room, { now: store().now(), random: () => 0.5 })
      if (!opened.ok) throw new Error('the table did not open')
      const id = await create(opened.state)
      const before = opened.state.seats[0]?.seatedAt ?? 0
      await store().due(64)
      await harness().absent(60 * 60 * 1000)
      await Promise.all(['a', 'b', 'c'].map((name) => store().update(id, mark(name))))
      const after = await held(id)
      expect(after?.seats[0]?.seatedAt).toBe(before + 60 * 60 * 1000)
      expect(after?.used.slice(-3)).toEqual(['a', 'b', 'c'])
    })

    test('[STORE-46] a join and a move that wait together are both there', async () => {
      const id = await create()
      const person = { id: 'player-new', name: 'Newcomer', tokenHash: 'hash', device: null, userId: null }
      const outcomes = await Promise.all([
        store().update(id, mark('a')),
        store().update(id, (now, at) => join(now, person, null, at, nameKey)),
        store().update(id, mark('b')),
      ])
      expect(outcomes.every((outcome) => outcome.ok)).toBe(true)
      const after = await held(id)
      expect([after?.used, after?.seats.map((seat) => seat.name)]).toEqual([
        ['a', 'b'],
        ['Ada', 'Newcomer'],
      ])
    })
  })
}

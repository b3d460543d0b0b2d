import { endSession, type Session } from '@highjinks/games/session'
import { accept, refuse } from '@highjinks/protocol'
import { describe, expect, test, vi } from 'vitest'
import { LANES_PER_SEAT } from '../../lanes.ts'
import type { Change, SessionStore } from '../../port.ts'
import { lane, mark, someOnlineSession, someSession } from '../sessions.ts'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

const SEAT = 'seat-one'

export function laneContract(prepare: Prepare) {
  describe('lanes', () => {
    const { harness, store } = withStore(prepare)

    async function create() {
      const session = someSession(store().now())
      await store().create(session)
      return session.id
    }
    const used = async (id: string) => (await store().read(id))?.session.used

    test('[STORE-6] a resent number gets its stored outcome from every process, without asking the rules', async () => {
      const id = await create()
      const first = await store().update(id, mark('a'), lane(SEAT, 'tab', 1))
      await store().update(id, mark('b'))
      const change = vi.fn(mark('again'))
      for (const one of harness().stores()) {
        expect(await one.update(id, change, lane(SEAT, 'tab', 1))).toEqual(first)
      }
      await harness().reopen()
      expect(await store().update(id, change, lane(SEAT, 'tab', 1))).toEqual({ ok: true, v: 2 })
      expect(await used(id)).toEqual(['a', 'b'])
      expect(await store().versions([id])).toEqual([3])
    })

    test('[STORE-6] one number sent many times in parallel through every process has one effect', async () => {
      const id = await create()
      const stores = harness().stores()
      for (let seq = 0; seq < 10; seq++) {
        const sent = stores.flatMap((one) => [1, 2, 3].map(() => outcomeOf(one, id, seq)))
        const outcomes = await Promise.all(sent)
        expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toHaveLength(1)
      }
      expect(await used(id)).toEqual(Array.from({ length: 10 }, (_, seq) => `${seq}`))
    })

    async function outcomeOf(one: SessionStore, id: string, seq: number) {
      for (;;) {
        const outcome = await one.update(id, mark(`${seq}`), lane(SEAT, 'tab', seq))
        if (outcome.ok || outcome.code !== 'unavailable') return outcome
      }
    }

    test('[STORE-6] lanes, and seats, count for themselves', async () => {
      const id = await create()
      for (const [seat, tab] of [
        [SEAT, 'tab'],
        [SEAT, 'phone'],
        ['seat-two', 'tab'],
      ] as const) {
        expect(await store().update(id, mark(`${seat} ${tab}`), lane(seat, tab, 0))).toMatchObject({ ok: true })
      }
      expect(await used(id)).toEqual(['seat-one tab', 'seat-one phone', 'seat-two tab'])
    })

    test.each([0, 1])('[STORE-7] a lane may begin with %i', async (seq) => {
      expect(await store().update(await create(), mark('a'), lane(SEAT, 'tab', seq))).toEqual({ ok: true, v: 2 })
    })

    test('[STORE-7] a smaller number is old; a number too far ahead is a gap and not used up', async () => {
      const id = await create()
      const send = (seq: number) => store().update(id, mark(`${seq}`), lane(SEAT, 'tab', seq))
      expect(await send(2)).toEqual({ ok: false, code: 'gap', v: 1 })
      for (const seq of [1, 2]) await send(seq)
      expect(await send(4)).toEqual({ ok: false, code: 'gap', v: 3 })
      expect(await send(1)).toEqual({ ok: false, code: 'old', v: 3 })
      expect(await send(3)).toEqual({ ok: true, v: 4 })
      expect(await send(4)).toEqual({ ok: true, v: 5 })
      expect(await used(id)).toEqual(['1', '2', '3', '4'])
    })

    test('[STORE-8] a final refusal is remembered: its late copy cannot succeed', async () => {
      const id = await create()
      const refused = await store().update(id, () => refuse('too-early'), lane(SEAT, 'tab', 0))
      expect(refused).toEqual({ ok: false, code: 'too-early', v: 1 })
      for (const one of harness().stores()) {
        expect(await one.update(id, mark('late'), lane(SEAT, 'tab', 0))).toEqual(refused)
      }
      expect(await store().update(id, mark('next'), lane(SEAT, 'tab', 1))).toEqual({ ok: true, v: 2 })
      expect(await used(id)).toEqual(['next'])
    })

    test('[STORE-8] a refusal that may be sent again leaves the number free', async () => {
      const id = await create()
      expect(await store().update(id, () => refuse('too-often'), lane(SEAT, 'tab', 0))).toMatchObject({ ok: false })
      expect(await store().update(id, mark('a'), lane(SEAT, 'tab', 0))).toEqual({ ok: true, v: 2 })
    })

    test('[STORE-8] a change that committed nothing uses its number up', async () => {
      const id = await create()
      expect(await store().update(id, accept, lane(SEAT, 'tab', 0))).toEqual({ ok: true, v: 1 })
      expect(await store().update(id, mark('late'), lane(SEAT, 'tab', 0))).toEqual({ ok: true, v: 1 })
      expect(await used(id)).toEqual([])
    })

    test('[STORE-9] the lane unused for longest makes room for the seventeenth', async () => {
      const id = await create()
      const send = (name: string, seq: number) => store().update(id, accept, lane(SEAT, name, seq))
      for (let n = 0; n < LANES_PER_SEAT; n++) await send(`tab-${n}`, 0)
      await send('tab-0', 1)
      await send('one more', 0)
      expect(await send('tab-0', 2)).toMatchObject({ ok: true })
      expect(await send('tab-2', 1)).toMatchObject({ ok: true })
      expect(await send('tab-1', 2)).toMatchObject({ code: 'old' })
    })

    test('[STORE-33] a lane that made room cannot run its first number again', async () => {
      const id = await create()
      const send = (name: string, seq: number) => store().update(id, mark(`${name}:${seq}`), lane(SEAT, name, seq))
      expect(await send('first', 1)).toMatchObject({ ok: true })
      for (let n = 0; n < 60; n++) expect(await send(`tab-${n}`, n % 2)).toMatchObject({ ok: true })
      for (const seq of [0, 1, 2]) expect(await send('first', seq)).toMatchObject({ ok: false, code: 'old' })
      expect((await used(id))?.filter((text) => text.startsWith('first'))).toEqual(['first:1'])
      // Belongs to nobody else
      expect(await store().update(id, accept, lane('seat-b', 'first', 1))).toMatchObject({ ok: true })
    })

    test('[STORE-40] with a seat that is there no more go its lanes, and nothing is remembered for one that never was', async () => {
      const session = someOnlineSession(store().now())
      await store().create(session)
      const { id, seats } = session
      const seat = seats[1]?.id ?? ''
      const setSeats = (some: Session['seats']) => (stored: Session) => accept({ ...stored, seats: some })
      await store().update(id, mark('a'), lane(seat, 'tab', 1))
      await store().update(id, setSeats(seats.slice(0, 1)))
      const notSeated = await store().update(id, () => refuse('not-your-seat'), lane(seat, 'tab', 1))
      expect(notSeated).toMatchObject({ ok: false, code: 'not-your-seat' })
      await store().update(id, setSeats(seats))
      for (const one of harness().stores()) {
        expect(await one.update(id, mark('b'), lane(seat, 'tab', 2))).toMatchObject({ ok: false, code: 'gap' })
      }
      expect(await used(id)).toEqual(['a'])
    })

    test('[STORE-43] what a lane asked before the session ended hears its first outcome afterwards, by every process', async () => {
      const session = someOnlineSession(store().now())
      await store().create(session)
      const { id, seats } = session
      const [host, guest] = seats.map((seat) => seat.id)
      const ask = (change: Change, seq: number, by: SessionStore) =>
        by.update(id, change, lane(guest ?? '', 'tab', seq))
      await ask(accept, 1, store())
      await ask(() => refuse('not-host'), 2, store())
      const ended = await store().update(id, (held) => endSession(held, 'ended'), lane(host ?? '', 'tab', 1))
      expect(ended).toMatchObject({ ok: true })
      for (const one of harness().stores()) {
        expect(await ask(() => refuse('ended'), 2, one)).toMatchObject({ ok: false, code: 'not-host' })
        expect(await ask(() => refuse('ended'), 1, one)).toMatchObject({ ok: false, code: 'old' })
      }
      expect(await ask(() => refuse('ended'), 3, store())).toMatchObject({ ok: false, code: 'ended' })
    })

    test('[STORE-3] with every seat resending through every process in parallel, each command has one effect', async () => {
      const id = await create()
      const stores = harness().stores()
      const seats = ['seat-a', 'seat-b', 'seat-c', 'seat-d', 'seat-e', 'seat-f', 'seat-g', 'seat-h']
      const each = 40
      await Promise.all(
        seats.map(async (seat, s) => {
          for (let seq = 0; seq < each; ) {
            const change = mark(`${seat}:${seq}`)
            const through = [0, 1].map((more) => stores[(s + seq + more) % stores.length] ?? store())
            const outcomes = await Promise.all(through.map((one) => one.update(id, change, lane(seat, 'tab', seq))))
            if (outcomes.some((outcome) => outcome.ok)) seq++
          }
        }),
      )
      const all = (await used(id)) ?? []
      for (const seat of seats) {
        const own = all.filter((text) => text.startsWith(seat))
        expect(own).toEqual(Array.from({ length: each }, (_, seq) => `${seat}:${seq}`))
      }
    })
  })
}

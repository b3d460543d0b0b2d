import { accept, refuse } from '@highjinks/protocol'
import { describe, expect, test, vi } from 'vitest'
import type { Reaction } from '../../port.ts'
import { mark, someSession } from '../sessions.ts'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

export function newsContract(prepare: Prepare) {
  describe('news', () => {
    const { harness, store } = withStore(prepare)

    /** Collects what every process hears about its watched sessions, in order. */
    async function listen(...ids: readonly string[]) {
      const heard = await Promise.all(
        harness()
          .stores()
          .map(async (one) => {
            const versions: number[] = []
            // The announcement of the creation may still arrive.
            one.onCommit((_, { v }) => v > 1 && versions.push(v))
            for (const id of ids) one.watch(id)
            return versions
          }),
      )
      // A subscription is confirmed once the store answers something sent after it.
      await vi.waitFor(async () => {
        const reactions = vi.fn()
        const ends = harness()
          .stores()
          .map((one) => one.onReaction(reactions))
        for (const id of ids) await store().sendReaction(id, { from: 'probe', kind: 'clap' })
        await vi.waitFor(() => expect(reactions).toHaveBeenCalledTimes(ends.length * ids.length))
        for (const end of ends) end()
      }, 60_000)
      return heard
    }

    async function create() {
      const session = someSession(store().now())
      await store().create(session)
      return session.id
    }

    test('[STORE-10] every watching process hears of each commit, and can read it by then', async () => {
      const id = await create()
      const heard = await listen(id)
      const read = vi.fn()
      store().onCommit(
        (heard, { v }) =>
          void store()
            .read(heard)
            .then((stored) => read(stored !== null && stored.v >= v)),
      )
      for (const text of ['a', 'b', 'c']) await store().update(id, mark(text))
      await vi.waitFor(
        () =>
          expect(heard).toEqual(
            harness()
              .stores()
              .map(() => [2, 3, 4]),
          ),
        60_000,
      )
      await vi.waitFor(() => expect(read.mock.calls).toEqual([[true], [true], [true]]), 60_000)
    })

    test('[STORE-4] [STORE-10] nobody hears of refusals and no-ops, or of other sessions', async () => {
      const [id, other] = [await create(), await create()]
      const heard = await listen(id)
      await store().update(id, accept)
      await store().update(id, () => refuse('full'))
      await store().update(other, mark('a'))
      await store().update(id, mark('told'))
      await vi.waitFor(
        () =>
          expect(heard).toEqual(
            harness()
              .stores()
              .map(() => [2]),
          ),
        60_000,
      )
    })

    test('[STORE-10] watching counts: it ends with the last who wanted it', async () => {
      const id = await create()
      const [own] = await listen(id)
      store().watch(id)
      store().unwatch(id)
      await store().update(id, mark('a'))
      await vi.waitFor(() => expect(own).toEqual([2]), 60_000)
      store().unwatch(id)
      await store().update(id, mark('b'))
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(own).toEqual([2])
    })

    test('[STORE-10] a listener that has ended is not told', async () => {
      const id = await create()
      await listen(id)
      const [gone, stays] = [vi.fn(), vi.fn()]
      store().onCommit(gone)()
      store().onCommit(stays)
      await store().update(id, mark('a'))
      const news = { v: 2, session: expect.objectContaining({ id, used: ['a'] }) }
      await vi.waitFor(() => expect(stays).toHaveBeenCalledExactlyOnceWith(id, news), 60_000)
      expect(gone).not.toHaveBeenCalled()
    })

    test('[STORE-10] a reaction reaches every process that watches, and leaves no trace', async () => {
      const id = await create()
      await listen(id)
      const heard: [string, Reaction][] = []
      for (const one of harness().stores()) one.onReaction((id, reaction) => heard.push([id, reaction]))
      const laugh: Reaction = { from: 'seat-one', kind: 'laugh' }
      await store().sendReaction(id, laugh)
      await vi.waitFor(
        () =>
          expect(heard).toEqual(
            harness()
              .stores()
              .map(() => [id, laugh]),
          ),
        60_000,
      )
      expect(await store().versions([id])).toEqual([1])
    })
  })
}

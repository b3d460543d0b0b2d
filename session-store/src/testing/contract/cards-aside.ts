import { CARDS_ASIDE_MOST } from '@highjinks/protocol'
import { describe, expect, test } from 'vitest'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

/** The promise plus a margin for busy machines. */
const SEEN_WITHIN = { timeout: 60_000 }

export function cardsAsideContract(prepare: Prepare) {
  describe('cards put aside', () => {
    const { harness, store } = withStore(prepare)

    test('[STORE-60] every process knows of them, until they are put back', async () => {
      const { cardsAside } = store()
      expect(cardsAside.current()).toEqual(new Set())
      expect(await cardsAside.putAside('truth-mild-01')).toBe(true)
      expect(await cardsAside.putAside('truth-mild-01')).toBe(true)
      expect(await cardsAside.putAside('dare-mild-02')).toBe(true)
      expect(cardsAside.current()).toEqual(new Set(['truth-mild-01', 'dare-mild-02']))
      for (const one of harness().stores()) await expect.poll(() => one.cardsAside.current().size, SEEN_WITHIN).toBe(2)
      await harness().stores().at(-1)?.cardsAside.putBack('truth-mild-01')
      for (const one of harness().stores())
        await expect.poll(() => [...one.cardsAside.current()], SEEN_WITHIN).toEqual(['dare-mild-02'])
    })

    test('[STORE-60] they outlast every process, and are there when one opens', async () => {
      await store().cardsAside.putAside('truth-mild-01')
      await harness().reopen()
      for (const one of harness().stores()) expect(one.cardsAside.current()).toEqual(new Set(['truth-mild-01']))
    })

    test('[STORE-60] no more than the maximum are set aside, however many ask in parallel', async () => {
      const asked = Array.from({ length: CARDS_ASIDE_MOST + 20 }, (_, i) => {
        const stores = harness().stores()
        return (stores[i % stores.length] ?? store()).cardsAside.putAside(`truth-mild-${100 + i}`)
      })
      expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(CARDS_ASIDE_MOST)
      const [known = ''] = store().cardsAside.current()
      expect(await store().cardsAside.putAside(known)).toBe(true)
      expect(await store().cardsAside.putAside('dare-mild-01')).toBe(false)
      await store().cardsAside.putBack(known)
      expect(await store().cardsAside.putAside('dare-mild-01')).toBe(true)
    })
  })
}

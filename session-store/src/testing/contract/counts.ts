import { describe, expect, test } from 'vitest'
import { COUNTS_TTL_MS } from '../../port.ts'
import { newSessionId } from '../../secrets.ts'
import type { Prepare } from './harness.ts'
import { withStore } from './with-store.ts'

export function countsContract(prepare: Prepare) {
  describe('counts', () => {
    const { harness, store } = withStore(prepare)
    const id = newSessionId()
    /** Two processes, each on its own store where there are several. */
    const here = () => store().counts
    const there = () => (harness().stores().at(-1) ?? store()).counts

    test('[STORE-63] there is a sum once every process that began has handed in its counts', async () => {
      await here().begin(id, 'q1', 'here')
      await there().begin(id, 'q1', 'there')
      expect(await here().handIn(id, 'q1', 'here', { legit: 2, baked: 1 })).toBeNull()
      expect(await there().handIn(id, 'q1', 'there', { baked: 4 })).toEqual({ legit: 2, baked: 5 })
      // The first answer may have been lost
      expect(await there().handIn(id, 'q1', 'there', { baked: 4 })).toEqual({ legit: 2, baked: 5 })
    })

    test('[STORE-63] a process that began and died leaves its question without a sum, and no other one', async () => {
      await here().begin(id, 'q2', 'here')
      await there().begin(id, 'q2', 'dead')
      expect(await here().handIn(id, 'q2', 'here', { legit: 9 })).toBeNull()
      await here().begin(id, 'q3', 'here')
      expect(await here().handIn(id, 'q3', 'here', { legit: 9 })).toEqual({ legit: 9 })
      await here().begin(newSessionId(), 'q2', 'here')
    })

    test('[STORE-63] a process that never began, or began too long ago, has no sum', async () => {
      expect(await here().handIn(id, 'q4', 'here', { legit: 9 })).toBeNull()
      await here().begin(id, 'q5', 'here')
      await harness().elapse(COUNTS_TTL_MS + 1)
      expect(await here().handIn(id, 'q5', 'here', { legit: 9 })).toBeNull()
    })

    test('[STORE-63] many processes hand in together, and exactly one sees the whole sum first', async () => {
      const processes = Array.from({ length: 12 }, (_, i) => `process-${i}`)
      const { length } = harness().stores()
      const of = (i: number) => (harness().stores()[i % length] ?? store()).counts
      await Promise.all(processes.map((name, i) => of(i).begin(id, 'q6', name)))
      const sums = await Promise.all(processes.map((name, i) => of(i).handIn(id, 'q6', name, { legit: i })))
      expect(sums.filter((sum) => sum !== null)).toEqual([{ legit: 66 }])
    })
  })
}

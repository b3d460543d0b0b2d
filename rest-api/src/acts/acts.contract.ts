import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Act, Acts } from './acts.ts'

const DAY = 24 * 60 * 60 * 1000

/** What every place that keeps acts promises. */
export function actsContract(
  name: string,
  open: () => Promise<{ readonly acts: Acts; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let acts: Acts
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ acts, close } = await open())
    })
    afterAll(() => close())

    test('[OPERATOR-3] what was done is listed newest first', async () => {
      const first: Act = { id: 'a', at: DAY, by: null, what: 'close', about: 's1234567890', note: null }
      const second: Act = { id: 'b', at: 2 * DAY, by: 'ada', what: 'answer', about: 'm1', note: 'Wrote back' }
      await acts.keep(first)
      await acts.keep(second)
      expect(await acts.newest(10)).toEqual([second, first])
      expect(await acts.newest(1)).toEqual([second])
    })
  })
}

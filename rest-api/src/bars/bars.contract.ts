import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bar, Bars } from './bars.ts'

/** What every place that keeps bars promises. */
export function barsContract(
  name: string,
  open: () => Promise<{ readonly bars: Bars; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let bars: Bars
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ bars, close } = await open())
    })
    afterAll(() => close())

    test('[BAR-1] whoever is barred is, for as long as the longest holds', async () => {
      const short: Bar = { id: 'a', kind: 'device', mark: 'phone', words: 'Rude', at: 1, until: 100 }
      const long: Bar = { ...short, id: 'b', kind: 'account', mark: 'ada', at: 2, until: 200 }
      await bars.add(short)
      await bars.add(long)
      expect(await bars.holding(['phone'], 99)).toEqual(short)
      expect(await bars.holding(['phone', 'ada'], 99)).toEqual(long)
      expect(await bars.holding(['phone'], 100)).toBeNull()
      expect(await bars.holding(['somebody'], 1)).toBeNull()
      expect(await bars.holding([], 1)).toBeNull()
      expect(await bars.all(99, 10)).toEqual([long, short])
      expect(await bars.all(100, 10)).toEqual([long])
      expect(await bars.lift('b')).toBe(true)
      expect(await bars.lift('b')).toBe(false)
      expect(await bars.holding(['ada'], 1)).toBeNull()
    })
  })
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ban, Bans } from './bans.ts'

/** Tests what every store of bans promises. */
export function bansContract(
  name: string,
  open: () => Promise<{ readonly bans: Bans; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let bans: Bans
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ bans, close } = await open())
    })
    afterAll(() => close())

    test('[BAR-1] the longest ban that applies counts', async () => {
      const short: Ban = { id: 'a', kind: 'device', mark: 'phone', words: 'Rude', at: 1, until: 100 }
      const long: Ban = { ...short, id: 'b', kind: 'account', mark: 'ada', at: 2, until: 200 }
      await bans.add(short)
      await bans.add(long)
      expect(await bans.holding(['phone'], 99)).toEqual(short)
      expect(await bans.holding(['phone', 'ada'], 99)).toEqual(long)
      expect(await bans.holding(['phone'], 100)).toBeNull()
      expect(await bans.holding(['somebody'], 1)).toBeNull()
      expect(await bans.holding([], 1)).toBeNull()
      expect(await bans.all(99, 10)).toEqual([long, short])
      expect(await bans.all(100, 10)).toEqual([long])
      expect(await bans.lift('b')).toBe(true)
      expect(await bans.lift('b')).toBe(false)
      expect(await bans.holding(['ada'], 1)).toBeNull()
    })
  })
}

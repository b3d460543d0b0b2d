import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeletedAccounts } from './deleted-accounts.ts'

const DAY = 24 * 60 * 60 * 1000
const FROM = 1_800_000_000_000

/** What every place that keeps them promises. */
export function deletedAccountsContract(
  name: string,
  open: () => Promise<{ readonly deleted: DeletedAccounts; readonly close: () => Promise<void> }>,
): void {
  describe(name, () => {
    let deleted: DeletedAccounts
    let close: () => Promise<void>
    beforeAll(async () => {
      ;({ deleted, close } = await open())
    })
    afterAll(() => close())

    test('[ERASE-4] [RETAIN-1] which accounts were deleted is kept for a year, oldest first, the first time of each', async () => {
      expect(await deleted.all()).toEqual([])
      await deleted.add({ id: 'ada', at: FROM })
      await deleted.add({ id: 'bob', at: FROM + DAY })
      await deleted.add({ id: 'ada', at: FROM + 2 * DAY })
      const both = [
        { id: 'ada', at: FROM },
        { id: 'bob', at: FROM + DAY },
      ]
      expect(await deleted.all()).toEqual(both)
      await deleted.expire(FROM + 365 * DAY - 1)
      expect(await deleted.all()).toEqual(both)
      await deleted.expire(FROM + 365 * DAY)
      expect(await deleted.all()).toEqual(both.slice(1))
    })
  })
}

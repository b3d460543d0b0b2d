import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DeletedAccounts } from './deleted-accounts.ts'

const DAY = 24 * 60 * 60 * 1000
const FROM = 1_800_000_000_000

/** Tests what every store of deleted accounts promises. */
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
      expect(await deleted.since(FROM + 1)).toEqual(both.slice(1))
      await deleted.expire(FROM + 365 * DAY - 1)
      expect(await deleted.all()).toEqual(both)
      await deleted.expire(FROM + 365 * DAY)
      expect(await deleted.all()).toEqual(both.slice(1))
    })

    test('[ERASE-4] an account is done once nothing of it is left, until it’s deleted again', async () => {
      await deleted.add({ id: 'cleo', at: FROM + 3 * DAY })
      await deleted.markDone(['bob', 'cleo', 'nobody'])
      expect(await deleted.undone()).toEqual([])
      await deleted.add({ id: 'bob', at: FROM + 4 * DAY })
      expect(await deleted.undone()).toEqual([{ id: 'bob', at: FROM + DAY }])
      expect(await deleted.all()).toHaveLength(2)
      await deleted.expire(FROM + 367 * DAY)
      expect(await deleted.all()).toEqual([{ id: 'cleo', at: FROM + 3 * DAY }])
      expect(await deleted.undone()).toEqual([])
    })
  })
}

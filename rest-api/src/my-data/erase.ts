import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DeletedAccount } from '../deleted-accounts/deleted-accounts.ts'
import type { Repositories } from '../repositories.ts'

/** The time in which a crashed erasure, or a game processed meanwhile, may leave something behind. */
const RECENT_MS = 48 * 60 * 60 * 1000
/** The latest are erased again once per this many runs: with one a minute, that's once an hour. */
export const ROUNDS_OF_RECENT = 60
/** The number of accounts to erase in one turn of the event loop. */
export const ERASED_AT_ONCE = 20

/**
 * Deletes an account and everything that names it. Challenge scores stay without it, and so do its reports. Records the
 * deletion first and its completion last, so that `createErasing` can continue after a crash.
 */
export async function eraseAccount(records: Repositories, account: DeletedAccount, newId: () => string): Promise<void> {
  await records.deleted.add(account)
  await eraseAll(records, [account], newId)
}

/** Erases what is left of deleted accounts, a few at a time, so that calls are answered in between. */
export async function eraseAll(
  records: Repositories,
  accounts: readonly DeletedAccount[],
  newId: () => string,
): Promise<void> {
  for (let from = 0; from < accounts.length; from += ERASED_AT_ONCE) {
    const ids = accounts.slice(from, from + ERASED_AT_ONCE).map(({ id }) => id)
    for (const forget of records.forgetting) await forget(ids, newId)
    await records.settle()
    await records.deleted.markDone(ids)
    await nextTurn()
  }
}

/**
 * Erases again what was deleted, one run at a time. The first run covers everything, because a backup may have been
 * restored. Later runs cover what isn't done, and a share of the latest, which an open call may have written to again.
 */
export function createErasing(records: Repositories, now: () => number, newId: () => string): () => Promise<void> {
  const { deleted } = records
  let isFirst = true
  let round = 0
  return async () => {
    const undone = await deleted.undone()
    // First, so that a process that dies during the others has finished these
    await eraseAll(records, undone, newId)
    if (isFirst) {
      const ids = new Set(undone.map(({ id }) => id))
      await eraseAll(
        records,
        (await deleted.all()).filter(({ id }) => !ids.has(id)),
        newId,
      )
    } else {
      const recent = await deleted.since(now() - RECENT_MS)
      await eraseAll(
        records,
        recent.filter(({ at }) => at % ROUNDS_OF_RECENT === round),
        newId,
      )
      round = (round + 1) % ROUNDS_OF_RECENT
    }
    isFirst = false
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DeletedAccount } from '../deleted-accounts/deleted-accounts.ts'
import type { Repositories } from '../repositories.ts'

/** As long as an erasure that died, or a game that was taken in meanwhile, may leave something behind. */
const RECENT_MS = 48 * 60 * 60 * 1000
/** The latest are erased again once in so many rounds: with one a minute, each once an hour. */
export const ROUNDS_OF_RECENT = 60
/** As many accounts as one turn of the event loop erases. */
export const ERASED_AT_ONCE = 20

/**
 * Deletes an account and everything that names it. Scores of challenges stay without it, and so does what it reported.
 * First it is written down that it is deleted, last that it is done: `createErasing` goes on where a process died.
 */
export async function eraseAccount(records: Repositories, account: DeletedAccount, newId: () => string): Promise<void> {
  await records.deleted.add(account)
  await eraseAll(records, [account], newId)
}

/** Erases what is left of deleted accounts, some at a time; whoever waits for the server is answered in between. */
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
 * Deletes again what was deleted, a round at a time. The first one takes all of it, since a backup may have been put
 * back; after that each takes what is not done and its share of the latest, which a call that was under way may have
 * written to once more.
 */
export function createErasing(records: Repositories, now: () => number, newId: () => string): () => Promise<void> {
  const { deleted } = records
  let isFirst = true
  let round = 0
  return async () => {
    const undone = await deleted.undone()
    // First: a process that dies over all the others has finished these
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

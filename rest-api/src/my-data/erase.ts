import type { Repositories } from '../repositories.ts'

/** As long as an erasure that died, or a game that was taken in meanwhile, may leave something behind. */
const RECENT_MS = 48 * 60 * 60 * 1000

/** Ids of nobody: what they stand beside belongs to no account, and none is ever given one. */
const namelessId = (newId: () => string) => (): string => `gone-${newId()}`

/**
 * Deletes an account and everything that names it. Scores of challenges stay without it, and so does what it reported.
 * First it is written down that it is deleted: whoever dies in the middle is followed by `eraseAgain`. Whatever else is
 * kept of an account one day is forgotten here, and told in `collectMyData`.
 */
export async function eraseAccount(
  records: Repositories,
  { id, at }: { readonly id: string; readonly at: number },
  newId: () => string,
): Promise<void> {
  await records.deleted.add({ id, at })
  // Its tokens are void from here on
  await records.users.remove(id)
  await records.links.forget(id)
  await records.tickets.forget(id)
  await records.places.forget(id)
  await records.favorites.forget(id)
  await records.history.forget(id)
  await records.entries.makeNameless(id, namelessId(newId))
  await records.reports.forgetReporter(id)
  await records.reports.forgetReported(id)
  await records.bars.forget(id)
  await records.settle()
}

/** Deletes again what was deleted: all of it the first time, since a backup may have been put back, then the latest. */
export function createErasing(records: Repositories, now: () => number, newId: () => string): () => Promise<void> {
  let since = Number.NEGATIVE_INFINITY
  return async () => {
    const until = now()
    for (const one of await records.deleted.all()) if (one.at >= since) await eraseAccount(records, one, newId)
    since = until - RECENT_MS
  }
}

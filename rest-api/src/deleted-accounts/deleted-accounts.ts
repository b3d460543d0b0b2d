import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'
import { expireIn } from '../stores/upkeep.ts'

/** A deleted account and when. With SQLite, a line in a file beside the records. */
export const deletedAccount = declare({
  name: 'deletedAccounts',
  shape: z.object({ id: z.string(), at: z.int(), isDone: z.boolean().default(false) }),
  key: ['id'],
  indexes: [{ on: ['at'] }],
  kept: { as: [RETENTION.deletedAccounts], until: [{ field: 'at', ms: RETENTION.deletedAccounts.ms }] },
  erasure: { keeps: 'with it, no backup brings the account back' },
  shown: { nowhere: 'the account is gone' },
})
export type DeletedAccount = Readonly<Omit<z.infer<typeof deletedAccount.shape>, 'isDone'>>

/**
 * The deleted accounts, stored apart from everything else, to delete them again after a backup is restored. Contains
 * only IDs and dates.
 */
export interface DeletedAccounts {
  /** Returns once it is stored as not done; the first call counts. */
  readonly add: (account: DeletedAccount) => Promise<void>
  /** Marks accounts of which nothing is left. Losing this costs nothing: they are erased again. */
  readonly markDone: (ids: readonly string[]) => Promise<void>
  /** Oldest first. */
  readonly all: () => Promise<readonly DeletedAccount[]>
  /** Returns the accounts that are not done, oldest first. */
  readonly undone: () => Promise<readonly DeletedAccount[]>
  /** Returns the accounts deleted at or after that time, oldest first. */
  readonly since: (at: number) => Promise<readonly DeletedAccount[]>
  /** Removes what is past its retention. No backup contains those accounts anymore. */
  readonly expire: (now: number) => Promise<void>
}

export const isOver = ({ at }: DeletedAccount, now: number): boolean => at + RETENTION.deletedAccounts.ms <= now

export function deletedAccountsOn(store: Store): DeletedAccounts {
  const deleted = store.of(deletedAccount)
  const list = async (where: Parameters<typeof deleted.count>[0] = {}) =>
    (await deleted.list({ where, order: { at: 'up', id: 'up' } })).map(({ id, at }) => ({ id, at }))
  return {
    async add({ id, at }) {
      if (!(await deleted.insert({ id, at, isDone: false }))) await deleted.update({ id }, { isDone: false })
    },
    markDone: async (ids) => void (await deleted.updateAll({ id: { in: ids } }, { isDone: true })),
    all: () => list(),
    undone: () => list({ isDone: false }),
    since: (at) => list({ at: { above: at - 1 } }),
    expire: (now) => expireIn(store, deletedAccount, now),
  }
}

import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'
import { expireIn } from '../stores/upkeep.ts'

/** An account that was deleted, and when. With SQLite it is a line of a file beside the records. */
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
 * Which accounts were deleted, kept apart from everything else: after a backup is put back they are deleted again. It
 * names nobody: ids and dates.
 */
export interface DeletedAccounts {
  /** Once it returns it is kept, and not done; the first time counts. */
  readonly add: (account: DeletedAccount) => Promise<void>
  /** Nothing of these accounts is left. Losing this costs nothing: they are erased once more. */
  readonly markDone: (ids: readonly string[]) => Promise<void>
  /** Oldest first. */
  readonly all: () => Promise<readonly DeletedAccount[]>
  /** The accounts that are not done, oldest first. */
  readonly undone: () => Promise<readonly DeletedAccount[]>
  /** The accounts that were deleted then or later, oldest first. */
  readonly since: (at: number) => Promise<readonly DeletedAccount[]>
  /** Forgets what `RETENTION` says is over: by then there is no backup with the account in it. */
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

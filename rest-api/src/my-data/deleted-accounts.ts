import { RETENTION } from '@highjinks/protocol'

/** An account that was deleted, and when. */
export interface DeletedAccount {
  readonly id: string
  readonly at: number
}

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

import { RETENTION } from '@highjinks/protocol'

/** An account that was deleted, and when. */
export interface DeletedAccount {
  readonly id: string
  readonly at: number
}

/**
 * Which accounts were deleted, kept apart from all else: after a backup is put back they are deleted again. It names
 * nobody: ids and dates.
 */
export interface DeletedAccounts {
  /** Once it returns it is kept; the first time counts. */
  readonly add: (account: DeletedAccount) => Promise<void>
  /** Oldest first. */
  readonly all: () => Promise<readonly DeletedAccount[]>
  /** Forgets what `RETENTION` says is over: by then there is no backup with the account in it. */
  readonly expire: (now: number) => Promise<void>
}

export const isOver = ({ at }: DeletedAccount, now: number): boolean => at + RETENTION.deletedAccounts.ms <= now

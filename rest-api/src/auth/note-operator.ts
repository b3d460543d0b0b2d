import type { IsOperator } from '../accounts/is-operator.ts'
import type { Account } from '../accounts/users.ts'
import type { WriteAudit } from '../audit-log/audit-log.ts'

/**
 * Records that an account becomes an operator's or stops being one. Called before the change, so that there's no
 * operator without a record. `null` means there is no such account before, or after.
 */
export type NoteOperator = (change: {
  readonly before: Account | null
  readonly after: Account | null
  /** Why it stops being one. */
  readonly why?: string
}) => Promise<void>

export function createNoteOperator(deps: {
  readonly isOperator: IsOperator
  readonly writeAudit: WriteAudit
}): NoteOperator {
  const isOperator = (account: Account | null) => account !== null && deps.isOperator(account)
  return async ({ before, after, why }) => {
    const account = after ?? before
    if (account === null || isOperator(before) === isOperator(after)) return
    const act = isOperator(after)
      ? ({ what: 'operator made', note: 'named in OPERATORS' } as const)
      : ({ what: 'operator removed', note: why ?? null } as const)
    await deps.writeAudit(account, { ...act, about: account.id })
  }
}

import { nameKey } from '@highjinks/protocol'
import type { Account } from './users.ts'

/** Returns whether an account is an operator's: a link made it one, or OPERATORS lists its verified email. */
export type IsOperator = (account: Account) => boolean

export function createIsOperator(emails: readonly string[]): IsOperator {
  const named = new Set(emails.map(nameKey))
  return ({ operatorSince, emailVerifiedAt, email }) =>
    operatorSince !== null || (emailVerifiedAt !== null && named.has(nameKey(email)))
}

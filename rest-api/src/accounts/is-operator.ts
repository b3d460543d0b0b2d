import { nameKey } from '@highjinks/protocol'
import type { Account } from './users.ts'

/** Whether an account is an operator's: a link has made it one, or it is named and its owner has proven that email. */
export type IsOperator = (account: Account) => boolean

export function createIsOperator(emails: readonly string[]): IsOperator {
  const named = new Set(emails.map(nameKey))
  return ({ operatorSince, emailVerifiedAt, email }) =>
    operatorSince !== null || (emailVerifiedAt !== null && named.has(nameKey(email)))
}

import { accept, refuse, type Step } from '@highjinks/protocol'
import type { Caller } from '../accounts/authenticate.ts'
import type { Account } from '../accounts/users.ts'
import type { Passwords } from './passwords.ts'

/** The time for which a sign-in with a provider replaces a missing password. */
export const PROVEN_MS = 5 * 60 * 1000

/**
 * Returns whether the caller is the account's owner and not just someone with its token: by the current password or,
 * without one, by a recent sign-in with the provider. Called before anything else is looked up.
 */
export type ProveOwner = (user: Caller, password: string | undefined, address: string) => Promise<Step<Account>>

export function createProveOwner(deps: {
  readonly passwords: Pick<Passwords, 'verify'>
  readonly now: () => number
}): ProveOwner {
  return async (user, password, address) => {
    if (user.passwordHash === null) {
      const isFresh = user.provenAt !== null && deps.now() - user.provenAt < PROVEN_MS
      return isFresh ? accept(user) : refuse('confirm-first')
    }
    const matches = password === undefined ? false : await deps.passwords.verify(password, user.passwordHash, address)
    if (matches === null) return refuse('too-often')
    return matches ? accept(user) : refuse('wrong-password')
  }
}

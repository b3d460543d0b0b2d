import { accept, refuse, type Step } from '@highjinks/protocol'
import type { Passwords } from './passwords.ts'
import type { Account } from './users.ts'

/**
 * Whether whoever asks is the account's owner and not just somebody who has its token: by the present password, asked
 * before anything else is looked up.
 */
export type ProveOwner = (user: Account, password: string | undefined, address: string) => Promise<Step<Account>>

export function createProveOwner(passwords: Pick<Passwords, 'verify'>): ProveOwner {
  return async (user, password, address) => {
    const matches = password === undefined ? false : await passwords.verify(password, user.passwordHash, address)
    if (matches === null) return refuse('too-often')
    return matches ? accept(user) : refuse('wrong-password')
  }
}

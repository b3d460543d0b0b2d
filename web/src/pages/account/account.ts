import { type User, user } from '@highjinks/protocol'
import { createContext, useContext } from 'react'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { authToken, storedJson } from '../../lib/storage.ts'

interface AccountState {
  readonly account: Account
}

export type Account =
  | { readonly kind: 'guest' }
  /** There's a token, but the server hasn't confirmed its user yet. Until then the remembered one holds. */
  | { readonly kind: 'checking'; readonly user: User | null }
  | { readonly kind: 'member'; readonly user: User }
  /** The server couldn't answer. Nothing is forgotten, and the next look asks again. */
  | { readonly kind: 'unsure'; readonly user: User | null; readonly message: string; readonly why: string }

const userData = storedJson<User | null>('user_data', z.nullable(user), null)

/** The account in this browser. Every page loads this; `sign-in.ts` asks the server and loads when needed. */
export const accountStore = create<AccountState>(() => ({ account: { kind: 'guest' } }))
const setAccount = (account: Account) => accountStore.setState({ account })

// A prerendered page treats every visitor as a guest.
setAccount(accountFromStorage())

/** True below `AccountProvider`. */
export const AccountContext = createContext(false)

/** Reads the account. Only below `AccountProvider` is it kept up to date. */
export function useAccount<T>(select: (state: AccountState) => T): T {
  const isProvided = useContext(AccountContext)
  // Tests render single parts.
  if (import.meta.env.MODE !== 'test' && !isProvided) {
    throw new Error('useAccount must be used within an AccountProvider')
  }
  return accountStore(select)
}

function accountFromStorage(): Account {
  return authToken.get() === null ? { kind: 'guest' } : { kind: 'checking', user: userData.get() }
}

export function userOf(account: Account): User | null {
  return account.kind === 'guest' ? null : account.user
}

/** Returns the signed-in user; null for a guest and while unknown. */
export function useUser(): User | null {
  return useAccount((state) => userOf(state.account))
}

/** Stores the user that the server returned, also after a change of profile or settings. */
export function keepUser(fresh: User): void {
  userData.set(fresh)
  setAccount({ kind: 'member', user: fresh })
}

/** Records that the server didn't answer. The remembered user stays. */
export function markUnsure(message: string, why: string): void {
  setAccount({ kind: 'unsure', user: userData.get(), message, why })
}

export function logout(): void {
  authToken.clear()
  userData.clear()
  if (accountStore.getState().account.kind !== 'guest') setAccount({ kind: 'guest' })
}

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
  /** There is a token, and the server has not said yet whose; until then what this browser remembers holds. */
  | { readonly kind: 'checking'; readonly user: User | null }
  | { readonly kind: 'member'; readonly user: User }
  /** The server could not say; nothing is forgotten, and the next look asks again. */
  | { readonly kind: 'unsure'; readonly user: User | null; readonly message: string; readonly why: string }

const userData = storedJson<User | null>('user_data', z.nullable(user), null)

/** Who is signed in here. Every page loads this; what asks the server stands in `sign-in.ts` and comes when needed. */
export const accountStore = create<AccountState>(() => ({ account: { kind: 'guest' } }))
const setAccount = (account: Account) => accountStore.setState({ account })

// To a page that is written down for everybody, whoever comes is a guest.
setAccount(accountFromStorage())

/** True below `AccountProvider`. */
export const AccountContext = createContext(false)

/** Looks at who is signed in. Only below `AccountProvider` does anybody keep that true. */
export function useAccount<T>(select: (state: AccountState) => T): T {
  const isProvided = useContext(AccountContext)
  // Tests look at pieces alone.
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

/** The signed-in user, or null for a guest and while nothing is known. */
export function useUser(): User | null {
  return useAccount((state) => userOf(state.account))
}

/** After a change of profile or settings too: what the server answered is who I am now. */
export function keepUser(fresh: User): void {
  userData.set(fresh)
  setAccount({ kind: 'member', user: fresh })
}

/** The server did not say yes or no: what is remembered stays. */
export function markUnsure(message: string, why: string): void {
  setAccount({ kind: 'unsure', user: userData.get(), message, why })
}

export function logout(): void {
  authToken.clear()
  userData.clear()
  if (accountStore.getState().account.kind !== 'guest') setAccount({ kind: 'guest' })
}

import { type Auth, ME_CACHE_MS, type Sent, type User, user } from '@highjinks/protocol'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { CallFailed, call } from '../../lib/api.ts'
import { authToken, keptJson } from '../../lib/storage.ts'

export type Account =
  | { readonly kind: 'guest' }
  /** There is a token, and the server has not said yet whose; until then what this browser remembers holds. */
  | { readonly kind: 'checking'; readonly user: User | null }
  | { readonly kind: 'member'; readonly user: User }
  /** The server could not say; nothing is forgotten, and the next look asks again. */
  | { readonly kind: 'unsure'; readonly user: User | null; readonly message: string }

const userData = keptJson<User | null>('user_data', z.nullable(user), null)

/** Who is signed in here, from what this browser remembers until the server has answered. */
export const useAccount = create<{ readonly account: Account }>(() => ({ account: remembered() }))
const show = (account: Account) => useAccount.setState({ account })

let checkedAt = 0

function remembered(): Account {
  return authToken.get() === null ? { kind: 'guest' } : { kind: 'checking', user: userData.get() }
}

export function userOf(account: Account): User | null {
  return account.kind === 'guest' ? null : account.user
}

/** The signed-in user, or null for a guest and while nothing is known. */
export function useUser(): User | null {
  return useAccount((state) => userOf(state.account))
}

/** Asks the server who this is: only with a token, at most every five minutes, once. */
export async function checkAccount(): Promise<void> {
  const token = authToken.get()
  if (token === null) return forget()
  if (checkedAt > 0 && Date.now() - checkedAt < ME_CACHE_MS) return
  checkedAt = Date.now()
  const answer = await call('me', {}).catch((fault: unknown) => ({ fault }))
  // Somebody signed in or out while this was under way: the answer is about somebody else.
  if (authToken.get() !== token) return
  if ('fault' in answer) return doubt(answer.fault)
  keepUser(answer)
}

function doubt(fault: unknown): void {
  if (fault instanceof CallFailed && fault.status === 401) return forget()
  checkedAt = 0
  show({ kind: 'unsure', user: userData.get(), message: 'Failed to fetch user data' })
}

export async function login(credentials: Sent<'login', 'body'>): Promise<User> {
  return welcome(await call('login', { body: credentials }))
}

export async function register(details: Sent<'register', 'body'>): Promise<User> {
  return welcome(await call('register', { body: details }))
}

export function logout(): void {
  forget()
}

/** After a change of profile or settings: what the server answered is who I am now. */
export function keepUser(fresh: User): void {
  userData.set(fresh)
  show({ kind: 'member', user: fresh })
}

/** Any call may find that the token proves nothing any more; every caller passes its fault by here. */
export function heedRefusal(fault: unknown): void {
  if (fault instanceof CallFailed && fault.status === 401) forget()
}

function welcome({ token, user: fresh }: Auth): User {
  authToken.set(token)
  keepUser(fresh)
  checkedAt = 0
  void checkAccount()
  return fresh
}

function forget(): void {
  authToken.clear()
  userData.clear()
  checkedAt = 0
  if (useAccount.getState().account.kind !== 'guest') show({ kind: 'guest' })
}

import { type Auth, ME_CACHE_MS, type Sent, type User } from '@highjinks/protocol'
import { call } from '../../lib/api.ts'
import { CallFailed } from '../../lib/call-failed.ts'
import { authToken } from '../../lib/storage.ts'
import { keepUnsure, keepUser, logout } from './account.ts'

/** Which token the server was last asked about, and when. */
let asked = { token: '', at: 0 }

/** Asks the server who this is: only with a token, at most every five minutes, once. */
export async function checkAccount(): Promise<void> {
  const token = authToken.get()
  if (token === null) return logout()
  if (asked.token === token && Date.now() - asked.at < ME_CACHE_MS) return
  asked = { token, at: Date.now() }
  const answer = await call('me', {}).catch((fault: unknown) => ({ fault }))
  // Somebody signed in or out while this was under way: the answer is about somebody else.
  if (authToken.get() !== token) return
  if ('fault' in answer) doubt(answer.fault)
  else keepUser(answer)
}

function doubt(fault: unknown): void {
  if (isRefusal(fault)) return logout()
  asked = { token: '', at: 0 }
  keepUnsure('Failed to fetch user data')
}

export async function login(credentials: Sent<'login', 'body'>): Promise<User> {
  return welcome(await call('login', { body: credentials }))
}

export async function register(details: Sent<'register', 'body'>): Promise<User> {
  return welcome(await call('register', { body: details }))
}

function welcome({ token, user }: Auth): User {
  authToken.set(token)
  keepUser(user)
  void checkAccount()
  return user
}

/** Any call may find that the token proves nothing any more; every caller passes its fault by here. */
export function heedRefusal(fault: unknown): void {
  if (isRefusal(fault)) logout()
}

function isRefusal(fault: unknown): boolean {
  return fault instanceof CallFailed && fault.status === 401
}

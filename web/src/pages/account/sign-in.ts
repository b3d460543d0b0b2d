import { type Auth, type Sent, type User } from '@highjinks/protocol'
import { call } from '../../lib/api.ts'
import { CallFailed } from '../../lib/call-failed.ts'
import { deviceId } from '../../lib/device-id.ts'
import { reasonOf } from '../../lib/failure-words.ts'
import { authToken } from '../../lib/storage.ts'
import { keepUser, logout, markUnsure } from './account.ts'

const ME_CACHE_MS = 5 * 60 * 1000

/** The token of the last check, and its time. */
let lastCheck = { token: '', at: 0 }

/** Asks the server who this is: only with a token, at most every five minutes, one call at a time. */
export async function checkAccount(): Promise<void> {
  const token = authToken.get()
  if (token === null) return logout()
  if (lastCheck.token === token && Date.now() - lastCheck.at < ME_CACHE_MS) return
  lastCheck = { token, at: Date.now() }
  const answer = await call('me', {}).catch((fault: unknown) => ({ fault }))
  // The user signed in or out meanwhile, so the answer is about someone else.
  if (authToken.get() !== token) return
  if ('fault' in answer) handleFailedCheck(answer.fault)
  else keepUser(answer)
}

/** Asks again after a change to the account on the server. */
export function recheckAccount(): Promise<void> {
  lastCheck = { token: '', at: 0 }
  return authToken.get() === null ? Promise.resolve() : checkAccount()
}

function handleFailedCheck(fault: unknown): void {
  if (isUnauthorized(fault)) return logout()
  lastCheck = { token: '', at: 0 }
  markUnsure('Failed to fetch user data', reasonOf(fault))
}

export async function login(credentials: Sent<'login', 'body'>): Promise<User> {
  return keepSignIn(await call('login', { body: { ...credentials, device: deviceId() } }))
}

export async function register(details: Sent<'register', 'body'>): Promise<User> {
  return keepSignIn(await call('register', { body: { ...details, device: deviceId() } }))
}

/** Sets a new password through a link, which signs the user in. */
export async function resetPassword(asked: Sent<'reset', 'body'>): Promise<User> {
  return keepSignIn(await call('reset', { body: asked }))
}

/** Changes the password. That revokes every token except the one in the reply. */
export async function changePassword(asked: Sent<'changePassword', 'body'>): Promise<User> {
  return keepSignIn(await call('changePassword', { body: asked }))
}

/** Saves the profile. A new email revokes every token except the one in the reply. */
export async function saveProfile(change: Sent<'editMe', 'body'>): Promise<void> {
  const { token, ...user } = await call('editMe', { body: change })
  if (token !== undefined) authToken.set(token)
  keepUser(user)
}

export function keepSignIn({ token, user }: Auth): User {
  authToken.set(token)
  keepUser(user)
  void checkAccount()
  return user
}

/** Signs out if a call's token is no longer valid. Every caller reports its faults here. */
export function signOutIfRefused(fault: unknown): void {
  if (isUnauthorized(fault)) logout()
}

function isUnauthorized(fault: unknown): boolean {
  return fault instanceof CallFailed && fault.status === 401
}

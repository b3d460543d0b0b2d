import { createHash } from 'node:crypto'
import type { Users } from './users.ts'

/** So many of an account's addresses are remembered. */
export const PLACES_MOST = 16

/** From where somebody has signed in to an account: the newest sixteen addresses of each, and none of them as such. */
export interface SignInPlaces {
  remember(userId: string, address: string, at: number): Promise<void>
  /** When somebody signed in to it from these, newest first. */
  times(userId: string): Promise<readonly number[]>
  forget(userId: string): Promise<void>
  has(userId: string, address: string): Promise<boolean>
}

/** What is kept of an address: enough to know it again. */
export function markOf(userId: string, address: string): string {
  return createHash('sha256').update(`${userId} ${address}`).digest('base64url')
}

/** Whether whoever has this email has signed in from this address before. */
export async function hasSignedIn(
  { users, places }: { readonly users: Pick<Users, 'byEmail'>; readonly places: SignInPlaces },
  email: string,
  address: string,
): Promise<boolean> {
  const account = await users.byEmail(email)
  return account !== null && places.has(account.id, address)
}

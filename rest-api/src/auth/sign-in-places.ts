import { createHash } from 'node:crypto'
import type { Users } from './users.ts'

/** So many of an account's addresses are remembered. */
export const PLACES_MOST = 16

/** From where somebody has signed in to an account: its newest sixteen addresses and devices, and none of them as such. */
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

/** A device is a place that one carries along. No address looks like it. */
export function placeOfDevice(device: string): string {
  return `device ${device}`
}

/** Whether whoever has this email has signed in from this address, or with this device, before. */
export async function hasSignedIn(
  { users, places }: { readonly users: Pick<Users, 'byEmail'>; readonly places: SignInPlaces },
  email: string,
  place: string,
): Promise<boolean> {
  const account = await users.byEmail(email)
  return account !== null && places.has(account.id, place)
}

import { createHmac, hkdfSync } from 'node:crypto'
import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Users } from '../accounts/users.ts'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** An address or device from which someone signed in to an account. */
export const signInPlace = declare({
  name: 'signInPlaces',
  shape: z.object({
    userId: z.string(),
    /** The hash includes the account. */
    mark: z.string(),
    at: z.int(),
  }),
  key: ['mark'],
  indexes: [{ on: ['userId'] }],
  kept: { as: [RETENTION.accounts] },
  erasure: { removes: ['userId'] },
  shown: { in: 'signIns' },
})

/** The number of addresses remembered per account. */
export const PLACES_MOST = 16

/** The newest sixteen addresses and devices of sign-ins per account, as hashes. */
export interface KnownAddresses {
  remember(userId: string, mark: string, at: number): Promise<void>
  /** Returns the times of sign-ins from these, newest first. */
  times(userId: string): Promise<readonly number[]>
  forget(userId: string): Promise<void>
  has(userId: string, mark: string): Promise<boolean>
}

export function knownAddressesOn(store: Store): KnownAddresses {
  const places = store.of(signInPlace)
  return {
    async remember(userId, mark, at) {
      await places.put({ userId, mark, at })
      await places.trim(PLACES_MOST, { where: { userId }, order: { at: 'down', mark: 'up' } })
    },
    times: async (userId) => (await places.list({ where: { userId }, order: { at: 'down' } })).map(({ at }) => at),
    forget: async (userId) => void (await places.remove({ userId })),
    has: async (userId, mark) => (await places.find({ mark, userId })) !== null,
  }
}

/** Hashes an address or a device, just enough to recognize it. */
export type MarkPlace = (whose: string, place: string) => string

/**
 * Creates the hash function. All addresses could be tried, so it needs a key, which is derived from the one that signs
 * tokens and is stored there, not with the hashes.
 */
export function createMarks(signingKey: string): MarkPlace {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'marks of addresses', 32))
  return (whose, place) => createHmac('sha256', key).update(`${whose} ${place}`).digest('base64url')
}

/** Treats a device as a place that its owner carries along. No address looks like it. */
export function placeOfDevice(device: string): string {
  return `device ${device}`
}

/** Returns whether this email's owner has signed in from this address, or with this device, before. */
export async function hasSignedIn(
  { users, places }: { readonly users: Pick<Users, 'byEmail'>; readonly places: KnownAddresses },
  markPlace: MarkPlace,
  email: string,
  place: string,
): Promise<boolean> {
  const account = await users.byEmail(email)
  return account !== null && places.has(account.id, markPlace(account.id, place))
}

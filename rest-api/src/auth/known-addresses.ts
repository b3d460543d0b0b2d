import { createHmac, hkdfSync } from 'node:crypto'
import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Users } from '../accounts/users.ts'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** Where somebody has signed in to an account from. */
export const signInPlace = declare({
  name: 'signInPlaces',
  shape: z.object({
    userId: z.string(),
    /** It has the account in it. */
    mark: z.string(),
    at: z.int(),
  }),
  key: ['mark'],
  indexes: [{ on: ['userId'] }],
  kept: { as: [RETENTION.accounts] },
  erasure: { removes: ['userId'] },
  shown: { in: 'signIns' },
})

/** So many of an account's addresses are remembered. */
export const PLACES_MOST = 16

/** From where somebody has signed in to an account: its newest sixteen addresses and devices, by their marks. */
export interface KnownAddresses {
  remember(userId: string, mark: string, at: number): Promise<void>
  /** When somebody signed in to it from these, newest first. */
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

/** What is kept of an address or a device: enough to know it again. */
export type MarkPlace = (whose: string, place: string) => string

/**
 * There are few enough addresses to try them all, so a mark needs a key, which comes from the one that signs tokens and
 * lies where that lies: not with the marks.
 */
export function createMarks(signingKey: string): MarkPlace {
  const key = Buffer.from(hkdfSync('sha256', signingKey, '', 'marks of addresses', 32))
  return (whose, place) => createHmac('sha256', key).update(`${whose} ${place}`).digest('base64url')
}

/** A device is a place that one carries along. No address looks like it. */
export function placeOfDevice(device: string): string {
  return `device ${device}`
}

/** Whether whoever has this email has signed in from this address, or with this device, before. */
export async function hasSignedIn(
  { users, places }: { readonly users: Pick<Users, 'byEmail'>; readonly places: KnownAddresses },
  markPlace: MarkPlace,
  email: string,
  place: string,
): Promise<boolean> {
  const account = await users.byEmail(email)
  return account !== null && places.has(account.id, markPlace(account.id, place))
}

import type { Account } from '../accounts/users.ts'
import { newPlaceEmail } from '../mail/emails.ts'
import type { AuthDeps } from './deps.ts'
import { placeOfDevice } from './known-addresses.ts'

interface SignedIn {
  readonly address: string
  readonly origin: string
  readonly device: string | undefined
}

/** Emails owners about a sign-in from a new address and device, if they want that and have verified their email. */
export type TellNewPlace = (account: Account, from: SignedIn) => Promise<void>

export function createTellNewPlace(deps: Pick<AuthDeps, 'mail' | 'places' | 'markPlace' | 'now'>): TellNewPlace {
  const { mail, places, markPlace, now } = deps
  return async (account, { address, origin, device }) => {
    if (!mail || !account.settings.emailNotifications || account.emailVerifiedAt === null) return
    const seen = [address, ...(device === undefined ? [] : [placeOfDevice(device)])]
    const known = await Promise.all(seen.map((place) => places.has(account.id, markPlace(account.id, place))))
    if (!known.includes(true)) mail.post(async () => newPlaceEmail(account.email, origin, now()))
  }
}

import { type Auth, accept, type Step } from '@highjinks/protocol'
import type { Tokens } from '../accounts/tokens.ts'
import type { Account } from '../accounts/users.ts'
import { type KnownAddresses, type MarkPlace, placeOfDevice } from './known-addresses.ts'
import { presentUser } from './present.ts'

/** Gives a token to a person who has proved that an account is theirs, and remembers from where. */
export type SignIn = (
  account: Account,
  address: string,
  device: string | undefined,
  /** When they proved themselves to a provider. */
  provenAt?: number | null,
) => Promise<Step<Auth>>

export function createSignIn(deps: {
  readonly places: KnownAddresses
  readonly markPlace: MarkPlace
  readonly tokens: Tokens
  readonly now: () => number
}): SignIn {
  const { places, markPlace, tokens, now } = deps
  return async (account, address, device, provenAt) => {
    const remember = (place: string) => places.remember(account.id, markPlace(account.id, place), now())
    await remember(address)
    if (device !== undefined) await remember(placeOfDevice(device))
    return accept({ token: tokens.give(account, provenAt), user: presentUser(account) })
  }
}

import { type Refused, refuse } from '@highjinks/protocol'
import { hashToken } from '@highjinks/session-store'
import type { Account } from '../accounts/users.ts'
import { unavailableStoreIn } from '../stores/store-unavailable.ts'
import type { Bans } from './bans.ts'

/** Returns why this person can't join any room now, in words for them, or null. */
export type WhyBanned = (user: Account | null, device: string | undefined, origin: string) => Promise<Refused | null>

export function createWhyBanned(bans: Pick<Bans, 'holding'>, email: string | null, now: () => number): WhyBanned {
  return async (user, device, origin) => {
    const marks = [...(user ? [user.id] : []), ...(device === undefined ? [] : [hashToken(device)])]
    if (marks.length === 0) return null
    try {
      const ban = await bans.holding(marks, now())
      if (!ban) return null
      const until = `${new Date(ban.until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
      const whom = email ?? `${origin}/contact`
      return refuse(
        'barred',
        `You are kept out of the rooms of this server until ${until}, for this: ${ban.words}. If that is wrong, write to ${whom}.`,
      )
    } catch (fault) {
      // While the records are down, the evening goes on, as it does for signed-in players
      if (unavailableStoreIn(fault) === null) throw fault
      return null
    }
  }
}

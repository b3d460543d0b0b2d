import type { User } from '@highjinks/protocol'
import type { Account } from '../accounts/users.ts'

/** Returns what the owner may see of an account. */
export function presentUser(account: Account): User {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.profileImageUrl,
    emailVerified: account.emailVerifiedAt !== null,
    hasPassword: account.passwordHash !== null,
    provider: presentProvider(account),
    createdAt: new Date(account.createdAt).toISOString(),
    settings: {
      emailNotifications: account.settings.emailNotifications,
      gameUpdates: account.settings.gameUpdates,
      publicProfile: account.settings.publicProfile,
      shareActivity: account.settings.shareActivity,
    },
  }
}

/** Returns the account's provider by its host. The provider's ID stays private. */
export function presentProvider({ providerKey, providerAt }: Account): NonNullable<User['provider']> | null {
  const [issuer] = providerKey?.split(' ') ?? []
  if (issuer === undefined) return null
  return { host: new URL(issuer).host, since: new Date(providerAt ?? 0).toISOString() }
}

import type { User } from '@highjinks/protocol'
import type { Account } from './users.ts'

/** What its owner may see of an account. */
export function presentUser(account: Account): User {
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    firstName: account.firstName,
    lastName: account.lastName,
    profileImageUrl: account.profileImageUrl,
    emailVerified: account.emailVerifiedAt !== null,
    createdAt: new Date(account.createdAt).toISOString(),
    settings: {
      emailNotifications: account.settings.emailNotifications,
      gameUpdates: account.settings.gameUpdates,
      publicProfile: account.settings.publicProfile,
      shareActivity: account.settings.shareActivity,
    },
  }
}

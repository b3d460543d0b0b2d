import { nameKey } from '@highjinks/protocol'
import { hashToken, newToken } from '@highjinks/session-store'
import { LINK_MS, type LinkPurpose, type Links } from './links.ts'
import type { Account } from './users.ts'

/** Makes a link for an account; answers its secret, which is nowhere else. */
export type MakeLink = (purpose: LinkPurpose, account: Pick<Account, 'id' | 'email'>) => Promise<string>

export function createMakeLink(links: Pick<Links, 'keep'>, now: () => number): MakeLink {
  return async (purpose, { id: userId, email }) => {
    const secret = newToken()
    await links.keep({ id: hashToken(secret), purpose, userId, emailKey: nameKey(email), until: now() + LINK_MS })
    return secret
  }
}

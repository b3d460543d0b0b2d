import { nameKey } from '@highjinks/protocol'
import { hashToken, newToken } from '@highjinks/session-store'
import type { Account } from '../accounts/users.ts'
import { LINK_MS, type LinkPurpose, type Links } from './links.ts'

/**
 * Creates a link for an account, or for anyone who has it. Returns its secret, which is stored nowhere. `maker` is an
 * operator.
 */
export type MakeLink = (
  purpose: LinkPurpose,
  account: Pick<Account, 'id' | 'email'> | null,
  maker?: Pick<Account, 'id' | 'tokenVersion'> | null,
) => Promise<string>

export function createMakeLink(links: Pick<Links, 'keep'>, now: () => number): MakeLink {
  return async (purpose, account, maker = null) => {
    const secret = newToken()
    const emailKey = account ? nameKey(account.email) : ''
    await links.keep({
      id: hashToken(secret),
      purpose,
      userId: account?.id ?? null,
      emailKey,
      until: now() + LINK_MS,
      maker: maker?.id ?? null,
      makerVersion: maker?.tokenVersion ?? null,
    })
    return secret
  }
}

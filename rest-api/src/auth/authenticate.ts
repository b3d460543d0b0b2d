import { accept, type Refused, refuse } from '@highjinks/protocol'
import type { Tokens } from './tokens.ts'
import type { Account, Users } from './users.ts'

/** Whose token it is, or why it is worth nothing. */
export type Authenticate = (token: string) => Promise<Refused | { readonly ok: true; readonly state: Account }>

export function createAuthenticate(deps: { readonly tokens: Tokens; readonly users: Users }): Authenticate {
  return async (token) => {
    const claims = deps.tokens.read(token)
    if (!claims) return refuse('bad-token')
    const account = await deps.users.byId(claims.sub)
    return account && account.tokenVersion === claims.ver ? accept(account) : refuse('bad-token')
  }
}

import { accept, type Refused, refuse } from '@highjinks/protocol'
import type { Tokens } from './tokens.ts'
import type { Account, Users } from './users.ts'

/** The caller's account, and when its owner last proved themselves to a provider. */
export type Caller = Account & { readonly provenAt: number | null }

/** Returns the token's account, or why the token is invalid. */
export type Authenticate = (token: string) => Promise<Refused | { readonly ok: true; readonly state: Caller }>

export function createAuthenticate(deps: { readonly tokens: Tokens; readonly users: Users }): Authenticate {
  return async (token) => {
    const claims = deps.tokens.read(token)
    if (!claims) return refuse('bad-token')
    const account = await deps.users.byId(claims.sub)
    if (account?.tokenVersion !== claims.ver) return refuse('bad-token')
    return accept({ ...account, provenAt: claims.pat === undefined ? null : claims.pat * 1000 })
  }
}

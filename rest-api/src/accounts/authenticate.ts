import { accept, type Refused, refuse } from '@highjinks/protocol'
import type { Tokens } from './tokens.ts'
import type { Account, Users } from './users.ts'

/** Whoever asks: an account, and when its owner last showed a provider who they are. */
export type Caller = Account & { readonly provenAt: number | null }

/** Whose token it is, or why it is worth nothing. */
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

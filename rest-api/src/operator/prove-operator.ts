import { accept, type Step } from '@highjinks/protocol'
import type { Caller } from '../accounts/authenticate.ts'
import { createProveOwner } from '../auth/owner.ts'
import type { Passwords } from '../auth/passwords.ts'

interface Asking {
  readonly user: Caller | null
  readonly address: string
  readonly body: { readonly password?: string | undefined } | undefined
}

/**
 * Asks an operator's account for its password, or for a new sign-in, before anything that a stolen token must not do.
 * The operator's own token, which no browser has, is proof enough; the gate only lets accounts in otherwise.
 */
export type ProveOperator = (asking: Asking) => Promise<Step<null>>

export function createProveOperator(deps: {
  readonly passwords: Pick<Passwords, 'verify'>
  readonly now: () => number
}): ProveOperator {
  const proveOwner = createProveOwner(deps)
  return async ({ user, address, body }) => {
    if (user === null) return accept(null)
    const proven = await proveOwner(user, body?.password, address)
    return proven.ok ? accept(null) : proven
  }
}

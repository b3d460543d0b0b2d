import { RETENTION } from '@highjinks/protocol'
import { ACTS } from '@highjinks/protocol/operator'
import * as z from 'zod'
import type { Account } from '../auth/users.ts'

/** What an operator did, or looked at. It names nobody: an account that is deleted leaves no trace here but its id. */
export const act = z.object({
  id: z.string(),
  at: z.int(),
  /** Which operator; null: whoever has the token. */
  by: z.string().nullable().default(null),
  what: z.enum(ACTS),
  about: z.string(),
  note: z.string().nullable(),
})
export type Act = Readonly<z.infer<typeof act>>

/** Writes down what an operator does. */
export type WriteDown = (
  operator: Pick<Account, 'id'> | null,
  act: Pick<Act, 'what' | 'about'> & Partial<Pick<Act, 'note'>>,
) => Promise<void>

/** What was done until then is forgotten. */
export function endOf(now: number): number {
  return now - RETENTION.acts.ms
}

export function createWriteDown(deps: {
  readonly acts: Pick<Acts, 'keep'>
  readonly now: () => number
  readonly newId: () => string
}): WriteDown {
  return (operator, { what, about, note = null }) =>
    deps.acts.keep({ id: deps.newId(), at: deps.now(), by: operator?.id ?? null, what, about, note })
}

/** Where it is written down what operators did. */
export interface Acts {
  /** Once it returns, the act is kept. */
  readonly keep: (act: Act) => Promise<void>
  /** Deletes what `RETENTION` says is over; how many there were. */
  readonly expire: (now: number) => Promise<number>
  /** Newest first. */
  readonly newest: (limit: number) => Promise<readonly Act[]>
}

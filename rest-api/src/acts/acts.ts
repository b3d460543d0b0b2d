import { RETENTION } from '@highjinks/protocol'
import { ACTS } from '@highjinks/protocol/operator'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** What an operator did, or looked at. It names nobody: an account that is deleted leaves no trace here but its id. */
export const act = declare({
  name: 'acts',
  shape: z.object({
    id: z.string(),
    at: z.int(),
    /** Which operator; null: whoever has the token. */
    by: z.string().nullable().default(null),
    what: z.enum(ACTS),
    about: z.string(),
    note: z.string().nullable(),
  }),
  key: ['id'],
  indexes: [{ on: ['at'] }],
  kept: { as: [RETENTION.acts], until: [{ field: 'at', ms: RETENTION.acts.ms }] },
  erasure: { keeps: 'it lists what operators did, by IDs that name nobody' },
  shown: { nowhere: 'it belongs to the operators' },
})
export type Act = Readonly<z.infer<typeof act.shape>>

/** Writes down what an operator does. */
export type WriteDown = (
  operator: { readonly id: string } | null,
  act: Pick<Act, 'what' | 'about'> & Partial<Pick<Act, 'note'>>,
) => Promise<void>

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
  /** Newest first. */
  readonly newest: (limit: number) => Promise<readonly Act[]>
}

export function actsOn(store: Store): Acts {
  const acts = store.of(act)
  return {
    keep: async (one) => void (await acts.insert(one)),
    newest: (limit) => acts.list({ order: { at: 'down', id: 'up' }, limit }),
  }
}

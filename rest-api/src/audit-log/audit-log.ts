import { RETENTION } from '@highjinks/protocol'
import { AUDITED_ACTIONS } from '@highjinks/protocol/operator'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** Records what an operator did or looked at. It names nobody; a deleted account leaves only its ID here. */
export const auditEntry = declare({
  name: 'acts',
  shape: z.object({
    id: z.string(),
    at: z.int(),
    /** The operator; null: the holder of the token. */
    by: z.string().nullable().default(null),
    what: z.enum(AUDITED_ACTIONS),
    about: z.string(),
    note: z.string().nullable(),
  }),
  key: ['id'],
  indexes: [{ on: ['at'] }],
  kept: { as: [RETENTION.acts], until: [{ field: 'at', ms: RETENTION.acts.ms }] },
  erasure: { keeps: 'it lists what operators did, by IDs that name nobody' },
  shown: { nowhere: 'it belongs to the operators' },
})
export type AuditEntry = Readonly<z.infer<typeof auditEntry.shape>>

/** Records what an operator does. */
export type WriteAudit = (
  operator: { readonly id: string } | null,
  act: Pick<AuditEntry, 'what' | 'about'> & Partial<Pick<AuditEntry, 'note'>>,
) => Promise<void>

export function createWriteAudit(deps: {
  readonly auditLog: Pick<AuditLog, 'keep'>
  readonly now: () => number
  readonly newId: () => string
}): WriteAudit {
  return (operator, { what, about, note = null }) =>
    deps.auditLog.keep({ id: deps.newId(), at: deps.now(), by: operator?.id ?? null, what, about, note })
}

/** The log of what operators did. */
export interface AuditLog {
  /** Returns once the entry is stored. */
  readonly keep: (act: AuditEntry) => Promise<void>
  /** Newest first. */
  readonly newest: (limit: number) => Promise<readonly AuditEntry[]>
}

export function auditLogOn(store: Store): AuditLog {
  const log = store.of(auditEntry)
  return {
    keep: async (one) => void (await log.insert(one)),
    newest: (limit) => log.list({ order: { at: 'down', id: 'up' }, limit }),
  }
}

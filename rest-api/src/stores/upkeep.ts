import type { Collection, Store } from './collection.ts'
import type { AnyRecord } from './declaration.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>

/** The records of a kind whose fields only its declaration knows. */
export function recordsOf(store: Store, record: AnyRecord): Collection<Row> {
  // Every field used here is one that its declaration names
  return store.of(record) as Collection<Row>
}

/** Deletes expired records, and those beyond the maximum. */
export async function expireIn(store: Store, record: AnyRecord, now: number): Promise<void> {
  const { until = [], most } = record.kept
  const all = recordsOf(store, record)
  if (until.length > 0) await all.remove(until.map(({ field, ms }) => ({ [field]: { upTo: now - ms } })))
  if (most && (await all.count()) > most.count) await all.trim(most.count, { order: most.order })
}

/** Removes accounts from the records of a kind, as declared. */
export async function forgetIn(store: Store, record: AnyRecord, ids: readonly string[]): Promise<void> {
  const { erasure } = record
  const all = recordsOf(store, record)
  if ('removes' in erasure) await all.remove(erasure.removes.map((field) => ({ [field]: { in: ids } })))
  if ('clears' in erasure)
    for (const [field, cleared = []] of Object.entries(erasure.clears))
      await all.updateAll({ [field]: { in: ids } }, Object.fromEntries(cleared.map((one) => [one, null])))
}

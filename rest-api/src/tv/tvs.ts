import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** A TV that was opened without a room. */
export const tv = declare({
  name: 'tvs',
  shape: z.object({
    /** The code it shows, unique as long as it's stored. */
    id: z.string(),
    /** The hash of the secret that identifies this TV. */
    mark: z.string(),
    device: z.string().nullable(),
    /** The room that was put on it; null while it waits. */
    sessionId: z.string().nullable(),
    until: z.int(),
  }),
  key: ['id'],
  indexes: [{ on: ['until'] }],
  kept: { as: [RETENTION.waitingTvs, RETENTION.pairedTvs], until: [{ field: 'until', ms: 0 }] },
  erasure: { keeps: 'it names no account' },
  shown: { nowhere: 'it belongs to no account' },
})
export type Tv = Readonly<z.infer<typeof tv.shape>>

export const WAITING_MS = RETENTION.waitingTvs.ms
export const PAIRED_MS = RETENTION.pairedTvs.ms

/** TVs that wait for a room, and those that have one. */
export interface Tvs {
  /** Whether its code was free. */
  readonly open: (tv: Tv) => Promise<boolean>
  /** Returns the TV that waits for a room under a code. */
  readonly waiting: (code: string, now: number) => Promise<Tv | null>
  /** Puts a room on the TV that waits under a code. If several callers do so at the same time, one gets it. */
  readonly claim: (code: string, sessionId: string, now: number) => Promise<Tv | null>
  /** Returns the TV with this code and this hash until it expires. */
  readonly find: (code: string, mark: string, now: number) => Promise<Tv | null>
}

export function tvsOn(store: Store): Tvs {
  const tvs = store.of(tv)
  const waits = (id: string, now: number) => ({ id, sessionId: null, until: { above: now } })
  return {
    open: (one) => tvs.insert(one),
    waiting: (code, now) => tvs.find(waits(code, now)),
    claim: (code, sessionId, now) => tvs.update(waits(code, now), { sessionId, until: now + PAIRED_MS }),
    find: (id, mark, now) => tvs.find({ id, mark, until: { above: now } }),
  }
}

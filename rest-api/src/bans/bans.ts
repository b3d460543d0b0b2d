import { RETENTION } from '@highjinks/protocol'
import { BAN_KINDS } from '@highjinks/protocol/operator'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** A person who can't join a room until then. */
export const ban = declare({
  name: 'bars',
  shape: z.object({
    id: z.string(),
    kind: z.enum(BAN_KINDS),
    /** The hash of a browser's ID, or the ID of an account. */
    mark: z.string(),
    /** The reason, as the banned person sees it. */
    words: z.string(),
    at: z.int(),
    until: z.int(),
  }),
  key: ['id'],
  indexes: [{ on: ['mark', 'until'] }],
  kept: { as: [RETENTION.bars], until: [{ field: 'until', ms: 0 }] },
  erasure: { removes: ['mark'] },
  shown: { nowhere: 'banned people see it when they try to join' },
})
export type Ban = Readonly<z.infer<typeof ban.shape>>

/** The bans. */
export interface Bans {
  readonly add: (ban: Ban) => Promise<void>
  /** Returns the longest ban that applies to any of these marks now. */
  readonly holding: (marks: readonly string[], now: number) => Promise<Ban | null>
  /** Returns all current bans, the newest first. */
  readonly all: (now: number, limit: number) => Promise<readonly Ban[]>
  /** Returns false if there was no ban with that ID. */
  readonly lift: (id: string) => Promise<boolean>
}

export function bansOn(store: Store): Bans {
  const bans = store.of(ban)
  return {
    add: async (one) => void (await bans.insert(one)),
    async holding(marks, now) {
      const where = { mark: { in: marks }, until: { above: now } }
      return (await bans.list({ where, order: { until: 'down' }, limit: 1 }))[0] ?? null
    },
    all: (now, limit) => bans.list({ where: { until: { above: now } }, order: { at: 'down', id: 'up' }, limit }),
    lift: async (id) => (await bans.remove({ id })) === 1,
  }
}

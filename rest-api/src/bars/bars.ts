import { RETENTION } from '@highjinks/protocol'
import { BAR_KINDS } from '@highjinks/protocol/operator'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** Somebody who may not come into a room until then. */
export const bar = declare({
  name: 'bars',
  shape: z.object({
    id: z.string(),
    kind: z.enum(BAR_KINDS),
    /** The hash of a browser's word, or the id of an account. */
    mark: z.string(),
    /** What for, as they are told. */
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
export type Bar = Readonly<z.infer<typeof bar.shape>>

/** Who is barred from the rooms. */
export interface Bars {
  readonly add: (bar: Bar) => Promise<void>
  /** Of those that hold for any of these marks now, the one that lasts longest. */
  readonly holding: (marks: readonly string[], now: number) => Promise<Bar | null>
  /** All that hold now, the newest first. */
  readonly all: (now: number, limit: number) => Promise<readonly Bar[]>
  /** False: there was none of that id. */
  readonly lift: (id: string) => Promise<boolean>
}

export function barsOn(store: Store): Bars {
  const bars = store.of(bar)
  return {
    add: async (one) => void (await bars.insert(one)),
    async holding(marks, now) {
      const where = { mark: { in: marks }, until: { above: now } }
      return (await bars.list({ where, order: { until: 'down' }, limit: 1 }))[0] ?? null
    },
    all: (now, limit) => bars.list({ where: { until: { above: now } }, order: { at: 'down', id: 'up' }, limit }),
    lift: async (id) => (await bars.remove({ id })) === 1,
  }
}

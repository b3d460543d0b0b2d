import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** A kind of crash: pages of one version that broke in the same way at the same point. */
export const crash = declare({
  name: 'crashes',
  shape: z.object({
    /** A hash of everything that makes two crashes the same. */
    id: z.string(),
    version: z.string(),
    route: z.string(),
    message: z.string(),
    /** One frame per line. */
    stack: z.string(),
    count: z.int(),
    firstAt: z.int(),
    lastAt: z.int(),
  }),
  key: ['id'],
  indexes: [{ on: ['lastAt'] }],
  kept: {
    as: [RETENTION.crashes],
    until: [{ field: 'lastAt', ms: RETENTION.crashes.ms }],
    // Invented kinds push out the oldest and fill no disk
    most: { count: 500, order: { lastAt: 'down', id: 'up' } },
  },
  erasure: { keeps: 'it names no account' },
  shown: { nowhere: 'it belongs to no account' },
})
export type Crash = Readonly<z.infer<typeof crash.shape>>
export type CrashKind = Pick<Crash, 'id' | 'version' | 'route' | 'message' | 'stack'>

/** The crashes, for the operator. */
export interface Crashes {
  /** Counts a crash, or stores the first of its kind. */
  readonly note: (kind: CrashKind, at: number) => Promise<void>
  /** Returns the most recent first. */
  readonly newest: (limit: number) => Promise<readonly Crash[]>
  readonly count: () => Promise<{ readonly kinds: number; readonly times: number }>
}

export function crashesOn(store: Store): Crashes {
  const crashes = store.of(crash)
  return {
    async note(kind, at) {
      const again = () => crashes.update({ id: kind.id }, { lastAt: at }, { add: { count: 1 } })
      if ((await again()) || (await crashes.insert({ ...kind, count: 1, firstAt: at, lastAt: at }))) return
      // Another page reported it first, so it exists now
      await again()
    },
    newest: (limit) => crashes.list({ order: { lastAt: 'down', id: 'up' }, limit }),
    async count() {
      const all = await crashes.list({ order: { id: 'up' } })
      return { kinds: all.length, times: all.reduce((sum, { count }) => sum + count, 0) }
    },
  }
}

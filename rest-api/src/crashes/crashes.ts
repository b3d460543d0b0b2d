import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'

/** Pages of one version that broke in one way at one place, however many. */
export const crash = declare({
  name: 'crashes',
  shape: z.object({
    /** Made of all that makes two crashes the same. */
    id: z.string(),
    version: z.string(),
    route: z.string(),
    message: z.string(),
    /** One frame a line. */
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
    // Whoever invents kinds pushes out the oldest, and fills no disk
    most: { count: 500, order: { lastAt: 'down', id: 'up' } },
  },
  erasure: { keeps: 'it names no account' },
  shown: { nowhere: 'it belongs to no account' },
})
export type Crash = Readonly<z.infer<typeof crash.shape>>
export type CrashKind = Pick<Crash, 'id' | 'version' | 'route' | 'message' | 'stack'>

/** Where the operator finds which pages broke. */
export interface Crashes {
  /** It happened once more, or for the first time. */
  readonly note: (kind: CrashKind, at: number) => Promise<void>
  /** Those that happened last first. */
  readonly newest: (limit: number) => Promise<readonly Crash[]>
  readonly count: () => Promise<{ readonly kinds: number; readonly times: number }>
}

export function crashesOn(store: Store): Crashes {
  const crashes = store.of(crash)
  return {
    async note(kind, at) {
      const again = () => crashes.update({ id: kind.id }, { lastAt: at }, { add: { count: 1 } })
      if ((await again()) || (await crashes.insert({ ...kind, count: 1, firstAt: at, lastAt: at }))) return
      // Another page told of it first: now it is there
      await again()
    },
    newest: (limit) => crashes.list({ order: { lastAt: 'down', id: 'up' }, limit }),
    async count() {
      const all = await crashes.list({ order: { id: 'up' } })
      return { kinds: all.length, times: all.reduce((sum, { count }) => sum + count, 0) }
    },
  }
}

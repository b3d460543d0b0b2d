import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'
import type { ListPosition } from '../stores/page.ts'

/** Whether what is quoted was shown at its table when the report came; of a table that is over nobody can tell. */
const EVIDENCE = ['shown', 'not-shown', 'over', 'unknown'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** What somebody at a table found wrong with a player, a text or a card. */
export const report = declare({
  name: 'reports',
  shape: z.object({
    id: z.string(),
    at: z.int(),
    /** The account that reported, when there is one. */
    by: z.string().nullable(),
    sessionId: z.string(),
    /** As it was called when it was reported. */
    kind: z.string(),
    playerId: z.string().nullable(),
    text: z.string().nullable(),
    reason: z.string(),
    /** When it was dealt with. */
    doneAt: z.int().nullable().default(null),
    evidence: z.enum(EVIDENCE).default('unknown'),
    /** Whom it is about, as they were at the table when it came. */
    name: z.string().nullable().default(null),
    accountId: z.string().nullable().default(null),
    /** Of their browser, enough to know it again. */
    deviceMark: z.string().nullable().default(null),
    /** The game on the table. */
    slug: z.string().nullable().default(null),
  }),
  key: ['id'],
  indexes: [
    { on: ['at'] },
    { on: ['at'], while: { field: 'doneAt', is: 'null' } },
    { on: ['by'] },
    { on: ['accountId'] },
  ],
  kept: {
    as: [RETENTION.reports, RETENTION.doneReports],
    until: [
      { field: 'at', ms: RETENTION.reports.ms },
      { field: 'doneAt', ms: RETENTION.doneReports.ms },
    ],
    // Whoever writes more of them fills no disk
    most: { count: 10_000, order: { doneAt: 'up', at: 'down' } },
  },
  erasure: { clears: { by: ['by'], accountId: ['accountId', 'name'] } },
  shown: { in: 'reports' },
})
export type Report = Readonly<z.infer<typeof report.shape>>

/** Where the operator finds what was reported. */
export interface Reports {
  /** Once it returns, the report is kept. */
  readonly keep: (report: Report) => Promise<void>
  /** It was dealt with then, and is kept so much shorter; the first time counts. False: there is no such report. */
  readonly markDone: (id: string, at: number) => Promise<boolean>
  readonly byId: (id: string) => Promise<Report | null>
  /** What this account has reported, newest first. */
  readonly by: (userId: string) => Promise<readonly Report[]>
  /** What still waits for the operator, newest first, after a place. */
  readonly open: (limit: number, before?: ListPosition) => Promise<readonly Report[]>
  readonly countOpen: () => Promise<number>
  /** Newest first, those that come after a place. */
  readonly newest: (limit: number, before?: ListPosition) => Promise<readonly Report[]>
}

export function reportsOn(store: Store): Reports {
  const reports = store.of(report)
  const order = { at: 'down', id: 'up' } as const
  return {
    keep: async (one) => void (await reports.insert(one)),
    async markDone(id, doneAt) {
      const isNew = (await reports.update({ id, doneAt: null }, { doneAt })) !== null
      return isNew || (await reports.find({ id })) !== null
    },
    byId: (id) => reports.find({ id }),
    by: (userId) => reports.list({ where: { by: userId }, order }),
    open: (limit, after) => reports.list({ where: { doneAt: null }, order, after, limit }),
    countOpen: () => reports.count({ doneAt: null }),
    newest: (limit, after) => reports.list({ order, after, limit }),
  }
}

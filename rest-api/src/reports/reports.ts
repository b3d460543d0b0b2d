import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Store } from '../stores/collection.ts'
import { declare } from '../stores/declaration.ts'
import type { ListPosition } from '../stores/page.ts'

/** Whether the quoted text was shown at its table when the report came. For a table that is over, nobody can tell. */
const EVIDENCE = ['shown', 'not-shown', 'over', 'unknown'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** A player's report of another player, a text or a card. */
export const report = declare({
  name: 'reports',
  shape: z.object({
    id: z.string(),
    at: z.int(),
    /** The account that reported, if any. */
    by: z.string().nullable(),
    sessionId: z.string(),
    /** The kind of report. */
    kind: z.string(),
    playerId: z.string().nullable(),
    text: z.string().nullable(),
    reason: z.string(),
    /** When it was handled. */
    doneAt: z.int().nullable().default(null),
    evidence: z.enum(EVIDENCE).default('unknown'),
    /** The reported player's name at the table when the report came. */
    name: z.string().nullable().default(null),
    accountId: z.string().nullable().default(null),
    /** A hash of their browser's ID. */
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
    // Limits the total, so that nobody can fill the disk
    most: { count: 10_000, order: { doneAt: 'up', at: 'down' } },
  },
  erasure: { clears: { by: ['by'], accountId: ['accountId', 'name'] } },
  shown: { in: 'reports' },
})
export type Report = Readonly<z.infer<typeof report.shape>>

/** The reports, for the operator. */
export interface Reports {
  /** Returns once the report is stored. */
  readonly keep: (report: Report) => Promise<void>
  /**
   * Marks it as handled at that time, which shortens its retention. The first call counts. False if there's no such
   * report.
   */
  readonly markDone: (id: string, at: number) => Promise<boolean>
  readonly byId: (id: string) => Promise<Report | null>
  /** Returns this account's reports, newest first. */
  readonly by: (userId: string) => Promise<readonly Report[]>
  /** Returns reports that wait for the operator, newest first, after a position. */
  readonly open: (limit: number, before?: ListPosition) => Promise<readonly Report[]>
  readonly countOpen: () => Promise<number>
  /** Returns reports, newest first, after a position. */
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

import { RETENTION } from '@highjinks/protocol'
import * as z from 'zod'
import type { Place } from '../stores/page.ts'

/** Whether what is quoted was shown at its table when the report came; of a table that is over nobody can tell. */
const EVIDENCE = ['shown', 'not-shown', 'over', 'unknown'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** What somebody at a table found wrong with a player, a text or a card. */
export const report = z.object({
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
})
export type Report = Readonly<z.infer<typeof report>>

/** As many are kept: whoever writes more of them fills no disk. */
export const REPORTS_MOST = 10_000

/** What was written, or done with, until then is over. */
export function endsOf(now: number): { readonly before: number; readonly doneBefore: number } {
  return { before: now - RETENTION.reports.ms, doneBefore: now - RETENTION.doneReports.ms }
}

/** Where the operator finds what was reported. */
export interface Reports {
  /** Once it returns, the report is kept. */
  readonly keep: (report: Report) => Promise<void>
  /** It was dealt with then, and is kept so much shorter; the first time counts. False: there is no such report. */
  readonly markDone: (id: string, at: number) => Promise<boolean>
  /**
   * Deletes what `RETENTION` says is over, and of more than `most` those that are done, then the oldest; how many there
   * were.
   */
  readonly expire: (now: number, most?: number) => Promise<number>
  /** Whoever reported no longer has an account: what they reported stays, without them. */
  readonly byId: (id: string) => Promise<Report | null>
  /** Whom it is about has no account any more: who it was is forgotten. */
  readonly forgetReported: (accountId: string) => Promise<void>
  readonly forgetReporter: (userId: string) => Promise<void>
  /** What this account has reported, newest first. */
  readonly by: (userId: string) => Promise<readonly Report[]>
  /** What still waits for the operator, newest first, after a place. */
  readonly open: (limit: number, before?: Place) => Promise<readonly Report[]>
  readonly countOpen: () => Promise<number>
  /** Newest first, those that come after a place. */
  readonly newest: (limit: number, before?: Place) => Promise<readonly Report[]>
}

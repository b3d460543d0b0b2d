import type { REPORT_KINDS } from '@highjinks/protocol'

/** What somebody at a table found wrong with a player, a text or a card. */
export interface Report {
  readonly id: string
  readonly at: number
  /** The account that reported, when there is one. */
  readonly by: string | null
  readonly sessionId: string
  readonly kind: (typeof REPORT_KINDS)[number]
  readonly playerId: string | null
  readonly text: string | null
  readonly reason: string
}

/** Where the operator finds what was reported. */
export interface Reports {
  /** Once it returns, the report is kept. */
  readonly keep: (report: Report) => Promise<void>
  /** Newest first. */
  readonly newest: (limit: number) => Promise<readonly Report[]>
}

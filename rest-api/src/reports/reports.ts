import * as z from 'zod'

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
})
export type Report = Readonly<z.infer<typeof report>>

/** Where the operator finds what was reported. */
export interface Reports {
  /** Once it returns, the report is kept. */
  readonly keep: (report: Report) => Promise<void>
  /** Newest first. */
  readonly newest: (limit: number) => Promise<readonly Report[]>
}

import * as z from 'zod/mini'

export const underWaySchema = z.object({
  /** An address of ours: one slash, as two would lead to another host. */
  to: z.string().check(z.regex(/^\/(?!\/)/)),
  /** What was pressed there, to be done on coming back. */
  doing: z.optional(z.string()),
})
/** What somebody was about when they were sent to sign in. */
export type UnderWay = z.infer<typeof underWaySchema>

/** Travels in the history's state: it survives a reload, and no link from elsewhere can set it. */
export function underWayState(underWay: UnderWay): { readonly underWay: UnderWay } {
  return { underWay }
}

export function underWayIn(state: unknown): UnderWay | null {
  const parsed = z.object({ underWay: underWaySchema }).safeParse(state)
  return parsed.success ? parsed.data.underWay : null
}

/** On coming back: what was pressed before. */
export function doingIn(state: unknown): string | null {
  const parsed = z.object({ doing: z.string() }).safeParse(state)
  return parsed.success ? parsed.data.doing : null
}

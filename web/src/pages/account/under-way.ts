import * as z from 'zod/mini'

export const underWaySchema = z.object({
  /** One of our addresses, with one slash, as two would lead to another host. */
  to: z.string().check(z.regex(/^\/(?!\/)/)),
  /** The press there, to repeat after coming back. */
  doing: z.optional(z.string()),
})
/** The user's task when they had to sign in. */
export type UnderWay = z.infer<typeof underWaySchema>

/** Puts it in the history's state, which survives a reload and which no outside link can set. */
export function underWayState(underWay: UnderWay): { readonly underWay: UnderWay } {
  return { underWay }
}

export function underWayIn(state: unknown): UnderWay | null {
  const parsed = z.object({ underWay: underWaySchema }).safeParse(state)
  return parsed.success ? parsed.data.underWay : null
}

/** Returns the earlier press, after coming back. */
export function doingIn(state: unknown): string | null {
  const parsed = z.object({ doing: z.string() }).safeParse(state)
  return parsed.success ? parsed.data.doing : null
}

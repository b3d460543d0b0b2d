import type { PlayerId, SessionView } from '@highjinks/protocol'
import * as z from 'zod/mini'

const endedSchema = z.object({
  code: z.string(),
  games: z.number(),
  /** Names and looks that only the session had. */
  forgotten: z.number(),
  /** The name of the crew that remembers this player. */
  crew: z.nullable(z.string()),
})
/** What a receipt says about a session that has ended. */
export type Ended = z.infer<typeof endedSchema>

export function endedOf({ session, players }: SessionView, me: PlayerId | null): Ended {
  const { code, night, crew } = session
  const members = new Set(crew?.members)
  return {
    code,
    games: night.length,
    forgotten: players.filter(({ id, isBot }) => !isBot && !members.has(id)).length,
    crew: crew && me !== null && members.has(me) ? crew.name : null,
  }
}

/** Puts it in the history's state, for the page that ending a session leads to. */
export function endedState(ended: Ended): { readonly ended: Ended } {
  return { ended }
}

export function endedIn(state: unknown): Ended | null {
  const parsed = z.object({ ended: endedSchema }).safeParse(state)
  return parsed.success ? parsed.data.ended : null
}

import { advanceClock } from '@highjinks/games/session'
import type { SessionStore } from '@highjinks/session-store'

/** Commits the ordinary clock change for every session that is due. Every process does this; the version lets one win. */
export async function sweepDueSessions(store: SessionStore, random: () => number): Promise<void> {
  const ids = await store.due(64)
  await Promise.all(ids.map((id) => store.update(id, (session, now) => advanceClock(session, { now, random }))))
}

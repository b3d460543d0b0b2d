import type { Log } from '@highjinks/edge'
import { advanceClock } from '@highjinks/games/session'
import type { SessionId } from '@highjinks/protocol'
import { type SessionStore, StoreAway } from '@highjinks/session-store'

const AT_ONCE = 64
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10 * 60_000

/** A session whose clock could not be advanced, how long it is left alone by now, and until when. */
interface PutAside {
  readonly pause: number
  readonly until: number
}

/**
 * Commits the ordinary clock change for every session that is due, until none is. Every process does this; the version
 * lets one win. A session that this process cannot read, or whose rules throw, is put aside with growing pauses, in this
 * process alone: another one may run a version that can.
 */
export function createSweep(store: SessionStore, random: () => number, log: Log): () => Promise<void> {
  const aside = new Map<SessionId, PutAside>()

  async function advance(id: SessionId): Promise<void> {
    try {
      await store.update(id, (session, now) => advanceClock(session, { now, random }))
      aside.delete(id)
    } catch (fault) {
      if (fault instanceof StoreAway) throw fault
      const pause = Math.min(LONGEST_PAUSE_MS, (aside.get(id)?.pause ?? FIRST_PAUSE_MS / 2) * 2)
      aside.set(id, { pause, until: store.now() + pause })
      log.fault('the clock of a session stands still', fault, { session: id, pause })
    }
  }

  return async () => {
    const now = store.now()
    for (const [id, { until }] of aside) if (until + LONGEST_PAUSE_MS < now) aside.delete(id)
    // Once a round, so that a clock that stays due for whatever reason does not make this one endless.
    const except = new Set([...aside].filter(([, { until }]) => until > now).map(([id]) => id))
    for (let ids = await store.due(AT_ONCE, except); ids.length > 0; ids = await store.due(AT_ONCE, except)) {
      for (const id of ids) except.add(id)
      await Promise.all(ids.map(advance))
    }
  }
}

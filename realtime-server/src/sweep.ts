import { advanceClock, deadlineOf, NewerSession } from '@highjinks/games/session'
import { Counter, Histogram, type Log, type Metrics } from '@highjinks/platform'
import type { SessionId } from '@highjinks/protocol'
import { type SessionStore, StoreUnavailable } from '@highjinks/session-store'

const AT_ONCE = 64
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 10 * 60_000

/** A session whose clock couldn't be advanced, the current length of its pause, and its end. */
interface PutAside {
  readonly pause: number
  readonly until: number
}

/**
 * Commits the ordinary clock change for every due session. Every process does this; the store gives each session to one
 * of them, and if two try, the version check lets only one win. A session that this process can't read, or whose rules
 * throw, is put aside with growing pauses, only in this process: another one may run a version that can.
 */
export function createSweep(
  store: SessionStore,
  random: () => number,
  log: Log,
  metrics: Metrics,
): () => Promise<void> {
  const counted = countClocks(metrics)
  const aside = new Map<SessionId, PutAside>()

  async function advance(id: SessionId): Promise<void> {
    // The change may run on an old copy first, then on the newest; only the newest one's lateness counts
    let late = Number.NaN
    try {
      const outcome = await store.update(id, (session, now) => {
        late = now - (deadlineOf(session) ?? Number.NaN)
        return advanceClock(session, { now, random, aside: store.cardsAside.current(), onFault: log.fault })
      })
      if (!outcome.ok && outcome.code === 'set-aside') throw new Error('it has hung the loop')
      counted.attempt(late)
      aside.delete(id)
    } catch (fault) {
      if (fault instanceof StoreUnavailable) throw fault
      const pause = Math.min(LONGEST_PAUSE_MS, (aside.get(id)?.pause ?? FIRST_PAUSE_MS / 2) * 2)
      aside.set(id, { pause, until: store.now() + pause })
      if (fault instanceof NewerSession) log.info({ session: id, pause }, 'a clock is left to newer processes')
      else log.fault('the clock of a session stands still', fault, { session: id, pause })
    }
  }

  return async () => {
    const now = store.now()
    for (const [id, { until }] of aside) if (until + LONGEST_PAUSE_MS < now) aside.delete(id)
    // Once per run, so that a clock that stays due can't make it endless.
    const except = new Set([...aside].filter(([, { until }]) => until > now).map(([id]) => id))
    let ids: readonly SessionId[]
    do {
      ids = await store.due(AT_ONCE, except)
      for (const id of ids) except.add(id)
      await Promise.all(ids.map(advance))
    } while (ids.length === AT_ONCE)
  }
}

/** Counts how late clocks are committed, and how often another process was faster. */
function countClocks(metrics: Metrics): { readonly attempt: (late: number) => void } {
  const late = new Histogram({
    name: 'highjinks_clock_late_ms',
    help: 'From the deadline of a session to the commit of its clock',
    buckets: [25, 50, 100, 150, 200, 250, 300, 400, 500, 1000, 2500, 10_000],
    registers: [metrics],
  })
  const idle = new Counter({
    name: 'highjinks_clock_idle',
    help: 'Clocks that were looked at and were not due, because another process had been faster',
    registers: [metrics],
  })
  return {
    attempt: (ms) => {
      if (ms >= 0) late.observe(ms)
      else idle.inc()
    },
  }
}

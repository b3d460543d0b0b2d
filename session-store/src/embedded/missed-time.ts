import type { Database } from './database.ts'

const STAMP_EVERY_MS = 1000

/** How much time passed in which nobody looked at the clocks, all in all; it is given back to every session. */
export interface MissedTime {
  /** Asked before anything is decided, so that what was missed until now is in it. */
  readonly total: () => number
  /** Somebody looks at the clocks now. */
  readonly stamp: () => void
}

interface MissedTimeDeps {
  readonly db: Database
  readonly now: () => number
  /** A gap up to this long is an ordinary delay. */
  readonly limit: number
  /** Stored deadlines have changed. */
  readonly onGap: () => void
}

/** A process that was stopped, frozen or too slow leaves a gap between two stamps, in memory or in the file. */
export function watchMissedTime({ db, now, limit, onGap }: MissedTimeDeps): MissedTime {
  const row = db.get('SELECT at, missed FROM sweeps')
  let total = Number(row?.['missed'] ?? 0)
  let storedAt = row ? Number(row['at']) : null
  // Until the first look of this process there is nothing to measure but the time since the one before it.
  let seenAt: number | null = null
  if (storedAt !== null) closeGap(storedAt)

  /** Every clock is looked at now and moved on; the clock may also have been set back while the process was away. */
  function closeGap(since: number) {
    const at = now()
    if (Math.abs(at - since) <= limit) return
    total += at - since
    db.atomically(() => {
      write(at)
      db.run('UPDATE live SET deadline = ? WHERE deadline IS NOT NULL', at)
    })
    if (seenAt !== null) seenAt = at
    onGap()
  }

  function write(at: number) {
    db.run('INSERT OR REPLACE INTO sweeps (one, at, missed) VALUES (1, ?, ?)', at, total)
    storedAt = at
  }

  return {
    total: () => {
      if (seenAt !== null) closeGap(seenAt)
      return total
    },
    stamp: () => {
      if (seenAt !== null) closeGap(seenAt)
      seenAt = now()
      if (storedAt === null || Math.abs(seenAt - storedAt) >= STAMP_EVERY_MS) write(seenAt)
    },
  }
}

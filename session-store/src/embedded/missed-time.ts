import type { Database } from './database.ts'

const STAMP_EVERY_MS = 1000

/** The total time during which nobody checked the clocks. Every session gets it back. */
export interface MissedTime {
  /** Called before every decision, so that it includes the time missed until now. */
  readonly total: () => number
  /** Records that the clocks are being checked now. */
  readonly stamp: () => void
}

interface MissedTimeDeps {
  readonly db: Database
  readonly now: () => number
  /** A gap of up to this long is an ordinary delay. */
  readonly limit: number
  /** Called after stored deadlines have changed. */
  readonly onGap: () => void
}

/** Detects a process that was stopped, frozen or too slow by the gap between two stamps, in memory or in the file. */
export function watchMissedTime({ db, now, limit, onGap }: MissedTimeDeps): MissedTime {
  const row = db.get('SELECT at, missed FROM sweeps')
  let total = Number(row?.['missed'] ?? 0)
  let storedAt = row ? Number(row['at']) : null
  // Until this process's first check, only the time since the previous process's last one counts.
  let seenAt: number | null = null
  if (storedAt !== null) closeGap(storedAt)

  /** Checks and moves every clock. The machine's clock may also have been set back while the process was down. */
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

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** To one mailbox, and for one caller; a day's are fewer than its hours would allow. */
const MOST = {
  box: { hour: 12, day: 30 },
  asker: { hour: 60, day: 150 },
} as const

/** Aliases of one mailbox: what comes after a `+`, and dots, which many providers ignore. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+', 1)
  return `${name.replaceAll('.', '')}${email.slice(at)}`.toLowerCase()
}

export interface EmailCounts {
  /** Counts one more; false: it would be too many for an hour, or for a day, and is not counted. */
  readonly take: (of: keyof typeof MOST, whose: string) => boolean
}

export function createEmailCounts(now: () => number): EmailCounts {
  const began = now()
  const windows: { readonly name: 'hour' | 'day'; readonly ms: number; began: number; counts: Map<string, number> }[] =
    [
      { name: 'hour', ms: HOUR_MS, began, counts: new Map() },
      { name: 'day', ms: DAY_MS, began, counts: new Map() },
    ]
  return {
    take(of, whose) {
      const key = `${of} ${whose}`
      for (const window of windows) {
        if (now() - window.began < window.ms) continue
        window.counts.clear()
        window.began = now()
      }
      const countIn = ({ counts }: (typeof windows)[number]) => counts.get(key) ?? 0
      if (windows.some((window) => countIn(window) >= MOST[of][window.name])) return false
      for (const window of windows) window.counts.set(key, countIn(window) + 1)
      return true
    },
  }
}

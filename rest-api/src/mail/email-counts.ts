const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** The limits for one mailbox and for one caller. A day's limit is less than its hours would add up to. */
const MOST = {
  box: { hour: 12, day: 30 },
  asker: { hour: 60, day: 150 },
} as const

/** Returns the mailbox without aliases: without what follows a `+`, and without dots, which many providers ignore. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+', 1)
  return `${name.replaceAll('.', '')}${email.slice(at)}`.toLowerCase()
}

export interface EmailCounts {
  /** Counts one more. False if that would exceed the hour's or the day's limit; then it isn't counted. */
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

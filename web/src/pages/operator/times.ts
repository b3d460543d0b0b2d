import { dayOf, timeOf } from '../../lib/dates.ts'

/** Formats as `Fri, Nov 27, 9:41 PM` in this browser's time zone. */
export function momentOf(at: number): string {
  const iso = new Date(at).toISOString()
  return `${dayOf(iso)}, ${timeOf(iso)}`
}

/** Formats as `35 minutes` or `2 hours`. */
export function ageOf(since: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - since) / 60_000))
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.round(minutes / 60)} hours`
}

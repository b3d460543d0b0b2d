import { dayOf, timeOf } from '../../lib/dates.ts'

/** `Fri, Nov 27, 9:41 PM`, where this browser is. */
export function momentOf(at: number): string {
  const iso = new Date(at).toISOString()
  return `${dayOf(iso)}, ${timeOf(iso)}`
}

/** `35 minutes`, `2 hours`. */
export function ageOf(since: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - since) / 60_000))
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.round(minutes / 60)} hours`
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Whole days, and what is left of hours and minutes beside them. */
export function partsOf(seconds: number): { readonly days: number; readonly hours: number; readonly minutes: number } {
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    minutes: Math.floor((seconds % HOUR) / MINUTE),
  }
}

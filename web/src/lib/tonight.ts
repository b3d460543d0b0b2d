/** Longer than any game night, and over by the next one. */
const EVENING_MS = 12 * 60 * 60 * 1000

export function isTonight(at: number): boolean {
  return Date.now() - at < EVENING_MS
}

/** How far the server's clock is ahead of this one; deadlines are told in its time. */
let offset = 0
let isKnown = false

/**
 * What comes late makes the server look behind, so the largest value is the one that travelled fastest. An answer was
 * written after it was asked for: whatever is larger than that allows comes from before this phone's clock was set.
 */
export function hearServerTime(now: number, asked = Number.NEGATIVE_INFINITY): void {
  const heard = now - Date.now()
  if (!isKnown || heard > offset || offset > now - asked) offset = heard
  isKnown = true
}

export function serverNow(): number {
  return Date.now() + offset
}

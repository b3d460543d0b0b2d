/** The lead of the server's clock over this one. Deadlines are in server time. */
let offset = 0
let isKnown = false

/**
 * A late message makes the server's clock look slow, so the largest value traveled fastest. A reply is written after
 * its request, so anything larger than that allows dates from before this phone's clock was set.
 */
export function hearServerTime(now: number, asked = Number.NEGATIVE_INFINITY): void {
  const heard = now - Date.now()
  if (!isKnown || heard > offset || offset > now - asked) offset = heard
  isKnown = true
}

export function serverNow(): number {
  return Date.now() + offset
}

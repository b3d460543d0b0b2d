/** How far the server's clock is ahead of this one, from the quickest answer so far; deadlines are told in its time. */
let offset = 0
let isKnown = false

export function hearServerTime(now: number): void {
  const heard = now - Date.now()
  // A late message makes the server look behind; the largest value is the one that travelled fastest.
  if (!isKnown || heard > offset || Math.abs(heard - offset) > 5000) offset = heard
  isKnown = true
}

export function serverNow(): number {
  return Date.now() + offset
}

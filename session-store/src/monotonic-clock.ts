/**
 * The wall's time once, and from then on what has passed since: setting the clock of this machine, forward or back, moves
 * no deadline and makes nobody absent.
 */
export function startMonotonicClock(wall: () => number = Date.now, elapsed = () => performance.now()): () => number {
  const start = wall() - elapsed()
  return () => Math.round(start + elapsed())
}

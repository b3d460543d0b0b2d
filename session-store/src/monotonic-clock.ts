/**
 * Reads the wall clock once and then adds elapsed time, so that setting this machine's clock moves no deadline and
 * makes nobody absent.
 */
export function startMonotonicClock(wall: () => number = Date.now, elapsed = () => performance.now()): () => number {
  const start = wall() - elapsed()
  return () => Math.round(start + elapsed())
}

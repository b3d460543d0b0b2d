/**
 * Reads the wall clock once and then adds elapsed time, so that changing this machine's clock moves no deadline and
 * makes nobody appear away.
 */
export function startMonotonicClock(wall: () => number = Date.now, elapsed = () => performance.now()): () => number {
  const start = wall() - elapsed()
  return () => Math.round(start + elapsed())
}

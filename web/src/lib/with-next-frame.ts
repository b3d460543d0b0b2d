/**
 * Before the next picture is painted, in the task that lays it out anyway: what measures or animates right after a
 * change would have the page laid out twice, or for longer than a finger waits. Answers how to call it off.
 */
export function withNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work)
  return () => cancelAnimationFrame(frame)
}

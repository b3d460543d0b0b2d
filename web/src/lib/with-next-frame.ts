/** Runs the work later. Returns a way to cancel it. */
export type Schedule = (work: () => void) => () => void

/**
 * Runs before the next paint, in the task that lays out the page anyway. Measuring or animating right after a change
 * would lay out the page twice, or take longer than a finger waits. Returns a way to cancel it.
 */
export function withNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work)
  return () => cancelAnimationFrame(frame)
}

/** Runs after the next paint, when measuring forces no layout. */
export function afterNextFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const callOff = withNextFrame(() => {
    timer = setTimeout(work)
  })
  return () => {
    callOff()
    clearTimeout(timer)
  }
}

/** Runs after this many painted frames, however long each takes. */
export function afterFrames(count: number, work: () => void): () => void {
  let callOff = afterNextFrame(() => {
    if (count > 1) callOff = afterFrames(count - 1, work)
    else work()
  })
  return () => callOff()
}

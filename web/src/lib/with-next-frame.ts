/** Does its work at a later time, and answers how to call it off. */
export type Schedule = (work: () => void) => () => void

/**
 * Before the next picture is painted, in the task that lays it out anyway: what measures or animates right after a
 * change would have the page laid out twice, or for longer than a finger waits. Answers how to call it off.
 */
export function withNextFrame(work: () => void): () => void {
  const frame = requestAnimationFrame(work)
  return () => cancelAnimationFrame(frame)
}

/** Once the next picture is painted: everything can be measured then without being laid out for it. */
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

/** Once so many pictures are painted, however long each takes. */
export function afterFrames(count: number, work: () => void): () => void {
  let callOff = afterNextFrame(() => {
    if (count > 1) callOff = afterFrames(count - 1, work)
    else work()
  })
  return () => callOff()
}

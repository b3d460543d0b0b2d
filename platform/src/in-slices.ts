/** How long one turn of the event loop may be taken up before everybody else is served. */
const SLICE_MS = 8

/**
 * Runs jobs in the order in which they come: at once while there is time in this turn of the event loop, else in the
 * next ones. Thousands of calls that arrive together then wait for each other, and taps on open sockets do not.
 */
export function createSlices(now: () => number = () => performance.now()): (job: () => void) => void {
  const waiting: (() => void)[] = []
  let sliceEnd: number | null = null

  function beginSlice(): void {
    sliceEnd = now() + SLICE_MS
    setImmediate(() => {
      sliceEnd = null
      if (waiting.length > 0) runWaiting()
    })
  }

  function runWaiting(): void {
    beginSlice()
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      job()
      if (sliceEnd !== null && now() >= sliceEnd) return
    }
  }

  return (job) => {
    if (sliceEnd === null) beginSlice()
    if (waiting.length === 0 && sliceEnd !== null && now() < sliceEnd) job()
    else waiting.push(job)
  }
}

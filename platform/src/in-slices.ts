/** The time these jobs may use in one turn of the event loop. */
const SLICE_MS = 8

/**
 * Runs jobs in order: right away while this turn of the event loop has time, otherwise in the next turns. Thousands of
 * calls that arrive together wait for each other, while taps on open sockets don't wait.
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

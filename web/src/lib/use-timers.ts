import { useEffect, useState } from 'react'

/** Runs work later, as often as asked, unless the component is gone by then. */
export function useTimers(): (work: () => void, ms: number) => void {
  const [timers] = useState(() => new Set<ReturnType<typeof setTimeout>>())
  useEffect(
    () => () => {
      for (const timer of timers) clearTimeout(timer)
    },
    [timers],
  )
  const [start] = useState(() => (work: () => void, ms: number) => void timers.add(setTimeout(work, ms)))
  return start
}

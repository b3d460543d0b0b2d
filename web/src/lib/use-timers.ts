import { useEffect, useState } from 'react'

/** Does something later, as often as asked; of whoever is gone by then nothing more. */
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

import { useCallback, useSyncExternalStore } from 'react'

function secondsLeft(deadline: number, at: number): number {
  return Math.max(0, Math.ceil((deadline - at) / 1000))
}

/**
 * Returns whole seconds until `deadline`, updated at each full second. `now` is the server's clock and must not change.
 */
export function useSecondsLeft(deadline: number, now: () => number): number {
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        const left = deadline - now()
        if (left <= 0) return
        timer = setTimeout(
          () => {
            tell()
            wait()
          },
          (left % 1000) + 8,
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    [deadline, now],
  )
  return useSyncExternalStore(subscribe, () => secondsLeft(deadline, now()))
}

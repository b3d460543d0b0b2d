import { useCallback, useSyncExternalStore } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { useTableClock } from '../table-clock.ts'

/**
 * How many of `count` steps have come out, one every `milliseconds` since the server's `since`: the same on every
 * screen, however late it came. All at once for those who want no motion.
 */
export function useSteps(since: number, milliseconds: number, count: number): number {
  const { now, isStopped } = useTableClock()
  const isStill = prefersStillness()
  const isWaiting = !isStill && !isStopped
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        const passed = now() - since
        if (!isWaiting || passed >= milliseconds * count) return
        const next = milliseconds * (Math.floor(passed / milliseconds) + 1)
        timer = setTimeout(
          () => {
            tell()
            wait()
          },
          next - passed + 8,
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    [since, milliseconds, count, now, isWaiting],
  )
  return useSyncExternalStore(subscribe, () =>
    isStill ? count : Math.min(count, Math.max(0, Math.floor((now() - since) / milliseconds))),
  )
}

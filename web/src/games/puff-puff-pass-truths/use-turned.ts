import { useCallback, useSyncExternalStore } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { useTableClock } from '../table-clock.ts'

/**
 * How many cards have turned over, each at its moment after the server's `since`: the same on every screen, however
 * late it came. All at once for those who want no motion.
 */
export function useTurned(since: number, moments: readonly number[]): number {
  const { now, isStopped } = useTableClock()
  const isStill = prefersStillness()
  const isWaiting = !isStill && !isStopped
  const key = moments.join()
  const subscribe = useCallback(
    (tell: () => void) => {
      if (!isWaiting) return () => {}
      const passed = now() - since
      const timers = key
        .split(',')
        .map(Number)
        .filter((at) => at > passed)
        .map((at) => setTimeout(tell, at - passed + 8))
      return () => timers.forEach(clearTimeout)
    },
    [since, key, now, isWaiting],
  )
  return useSyncExternalStore(subscribe, () =>
    isStill ? moments.length : moments.filter((at) => now() - since >= at).length,
  )
}

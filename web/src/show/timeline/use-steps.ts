import { useCallback, useSyncExternalStore } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { fitToPhase, lengthOf, type Step } from './steps.ts'
import { useTableClock } from './table-clock.ts'

/** A timer can fire a little early. */
const LATE_MS = 8

/**
 * Returns how many steps of a name have come by now: at the same moment on every screen, however late it opened, and
 * all of them right away with reduced motion. It only wakes up for the next step, and never during a pause.
 */
export function useSteps<Name extends string>(steps: readonly Step<Name>[]): (name: Name) => number {
  const { now, isStopped, since, deadline } = useTableClock()
  const isStill = prefersStillness()
  const played = fitToPhase(steps, lengthOf({ since, deadline }))
  const times = played.map(([, at]) => at).join()
  const isWaiting = !isStill && !isStopped && times !== ''
  const subscribe = useCallback(
    (tell: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const wait = () => {
        const passed = now() - since
        const next = Math.min(
          ...times
            .split(',')
            .map(Number)
            .filter((at) => at > passed),
        )
        if (!isWaiting || next === Number.POSITIVE_INFINITY) return
        timer = setTimeout(
          () => {
            tell()
            wait()
          },
          next - passed + LATE_MS,
        )
      }
      wait()
      return () => clearTimeout(timer)
    },
    [since, times, now, isWaiting],
  )
  const cameBy = () => (isStill ? played.length : played.filter(([, at]) => now() - since >= at).length)
  const come = useSyncExternalStore(subscribe, cameBy)
  const inOrder = [...played].sort(([, a], [, b]) => a - b).slice(0, come)
  return (name) => inOrder.filter(([step]) => step === name).length
}

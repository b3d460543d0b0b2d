import { type Beat, outTime, TAKEN_IN_MS } from './beats.ts'
import { useTableClock } from './table-clock.ts'
import { useSteps } from './use-steps.ts'

/** Returns how many of each beat the phase has told by now, at the same moment on every screen. */
export function useBeats(): (beat: Beat) => number {
  return useSteps(useTableClock().timeline)
}

/** Returns whether the phase's awaited result is out. */
export function useIsOut(): boolean {
  const time = outTime(useTableClock().timeline)
  return useSteps(time === null ? [] : [['out', time + TAKEN_IN_MS]])('out') > 0
}

import { type Beat, outTime, TAKEN_IN_MS } from './beats.ts'
import { useTableClock } from './table-clock.ts'
import { useSteps } from './use-steps.ts'

/** How many of each of its beats the phase has told by now, at the same moment on every screen. */
export function useBeats(): (beat: Beat) => number {
  return useSteps(useTableClock().timeline)
}

/** Whether what this phase keeps everybody waiting for has come out. */
export function useIsOut(): boolean {
  const time = outTime(useTableClock().timeline)
  return useSteps(time === null ? [] : [['out', time + TAKEN_IN_MS]])('out') > 0
}

import type { Beat } from './beats.ts'
import { useTableClock } from './table-clock.ts'
import { useSteps } from './use-steps.ts'

/** How many of each of its beats the phase has told by now, at the same moment on every screen. */
export function useBeats(): (beat: Beat) => number {
  return useSteps(useTableClock().timeline ?? [])
}

import { useId, useLayoutEffect } from 'react'
import { fitToPhase, paceIn, type Step } from './steps.ts'
import { useTableClock } from './table-clock.ts'
import { endTimeline, showTimeline } from './timelines.ts'
import { useSteps } from './use-steps.ts'

/** Steps that the whole TV goes by: the screen shows them, the sofa waits for them, and they are heard. */
export function useTimeline<Name extends string>(steps: readonly Step<Name>[]): (name: Name) => number {
  const { since, deadline } = useTableClock()
  const by = useId()
  // Before anything is painted, or the sofa would know sooner than the screen.
  useLayoutEffect(() => {
    const length = deadline === null ? null : deadline - since
    showTimeline(by, { since, steps: fitToPhase(steps, length), pace: paceIn(steps, length) })
  })
  useLayoutEffect(() => () => endTimeline(by), [by])
  return useSteps(steps)
}

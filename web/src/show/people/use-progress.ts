import { useTableClock } from '../timeline/table-clock.ts'
import { outTime, payTime, TAKEN_IN_MS, useTimelinesSince } from '../timeline/timelines.ts'
import { useSteps } from '../timeline/use-steps.ts'
import type { Progress } from './reveal.ts'

/** How far what this phase tells has come, for the sofa and for every face that goes with it. */
export function useProgress(): Progress {
  const timelines = useTimelinesSince(useTableClock().since)
  const paid = payTime(timelines)
  const out = outTime(timelines) ?? paid
  const walks = timelines.flat().flatMap(([, at, does]) => (does?.isWalk ? [['walk', at] as const] : []))
  const reached = useSteps(
    timelines.length > 0 ? [['out', out + TAKEN_IN_MS], ['paid', paid + TAKEN_IN_MS], ...walks] : [],
  )
  return { isOut: reached('out') > 0, isPaid: reached('paid') > 0, walked: reached('walk') }
}

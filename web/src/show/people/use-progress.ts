import { outTime, payTime, TAKEN_IN_MS } from '../timeline/beats.ts'
import { useTableClock } from '../timeline/table-clock.ts'
import { useSteps } from '../timeline/use-steps.ts'
import type { Progress } from './reveal.ts'

/** Returns how far the phase has told its result, for the sofa and for every face that goes with it. */
export function useProgress(): Progress {
  const { timeline } = useTableClock()
  const paid = payTime(timeline)
  const out = outTime(timeline) ?? paid
  const walks = timeline.flatMap(([, at, does]) => (does?.isWalk ? [['walk', at] as const] : []))
  const reached = useSteps([['out', out + TAKEN_IN_MS], ['paid', paid + TAKEN_IN_MS], ...walks])
  return { isOut: reached('out') > 0, isPaid: reached('paid') > 0, walked: reached('walk') }
}

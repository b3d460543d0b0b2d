import { outTime, payTime, TAKEN_IN_MS, useStories } from '../timeline/stories.ts'
import { useTableClock } from '../timeline/table-clock.ts'
import { useBeats } from '../timeline/use-beats.ts'
import type { Progress } from './outcome.ts'

/** How far what this phase tells has come, for the sofa and for every face that goes with it. */
export function useProgress(): Progress {
  const stories = useStories(useTableClock().since)
  const paid = payTime(stories)
  const out = outTime(stories) ?? paid
  const walks = stories.flat().flatMap(([, at, does]) => (does?.isWalk ? [['walk', at] as const] : []))
  const reached = useBeats(
    stories.length > 0 ? [['out', out + TAKEN_IN_MS], ['paid', paid + TAKEN_IN_MS], ...walks] : [],
  )
  return { isOut: reached('out') > 0, isPaid: reached('paid') > 0, walked: reached('walk') }
}

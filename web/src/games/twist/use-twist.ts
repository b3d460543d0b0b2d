import type { SessionView } from '@highjinks/protocol'
import { useMemo } from 'react'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import type { Twist } from './twist-of.ts'

/** Returns the room's current twist, by the table's clock; none during a pause. */
export function useTwist(view: SessionView | null, twistsOf: (view: SessionView) => readonly Twist[]): Twist | null {
  const { now, isStopped } = useTableClock()
  const twists = useMemo(() => (view ? twistsOf(view) : []), [view, twistsOf])
  const end = twists.at(-1)?.until ?? 0
  const left = useSecondsLeft((view?.table?.since ?? 0) + end, now)
  if (isStopped || left === 0) return null
  const at = end - left * 1000
  return twists.find(({ from, until }) => from <= at && at < until) ?? null
}

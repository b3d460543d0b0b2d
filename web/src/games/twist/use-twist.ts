import type { SessionView } from '@highjinks/protocol'
import { useMemo } from 'react'
import { useTableClock } from '../../stage/beats/table-clock.ts'
import { useSecondsLeft } from '../../ui/party/use-seconds-left.ts'
import { type Twist, twistOf } from './twist-of.ts'

/** The twist that is in the room just now, by the clock of the table; none while it is paused. */
export function useTwist(view: SessionView | null): Twist | null {
  const { now, isStopped } = useTableClock()
  const twist = useMemo(() => view && twistOf(view), [view])
  const since = view?.table?.since ?? 0
  const left = useSecondsLeft(since + (twist?.until ?? 0), now)
  if (!twist || isStopped || left === 0) return null
  return left * 1000 <= twist.until - twist.from ? twist : null
}

import type { TableFrame } from '@highjinks/protocol'
import { createContext, use, useMemo } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { NOTHING_TOLD, type Timeline } from './beats.ts'
import { fitToPhase, lengthOf } from './steps.ts'

interface Clock {
  /** Returns the same function until it is stopped, and another from then on. */
  readonly now: () => number
  readonly isStopped: boolean
  /** The phase's start and end, in server time. */
  readonly since: number
  readonly deadline: number | null
  /** Its timeline, as it plays. */
  readonly timeline: Timeline
}

/** The clock for everything that moves on a table. Without a table, everything happened long ago. */
export const TableClock = createContext<Clock>({
  now: serverNow,
  isStopped: false,
  since: Number.NEGATIVE_INFINITY,
  deadline: null,
  timeline: NOTHING_TOLD,
})
export const useTableClock = () => use(TableClock)

type ClockedTable = Pick<TableFrame, 'paused' | 'pausedAt' | 'since' | 'deadline'>

const NO_TABLE = { paused: false, pausedAt: undefined, since: Number.NEGATIVE_INFINITY, deadline: null }

/** Returns the server's clock. It stops at the moment the host paused, no matter when this screen hears of it. */
export function useClockOf(table: ClockedTable | null, timeline = NOTHING_TOLD): Clock {
  const { paused, pausedAt, since, deadline } = table ?? NO_TABLE
  const now = useMemo(() => {
    if (!paused) return serverNow
    // A server from before this field leaves it to this screen.
    const at = pausedAt ?? serverNow()
    return () => at
  }, [paused, pausedAt])
  return useMemo(() => {
    const played = fitToPhase(timeline, lengthOf({ since, deadline }))
    return { now, isStopped: paused, since, deadline, timeline: played }
  }, [now, paused, since, deadline, timeline])
}

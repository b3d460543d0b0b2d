import type { TableFrame } from '@highjinks/protocol'
import { createContext, use, useMemo } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { NOTHING_TOLD, type Timeline } from './beats.ts'
import { fitToPhase, lengthOf } from './steps.ts'

interface Clock {
  /** The same function until it is stopped, and from then on. */
  readonly now: () => number
  readonly isStopped: boolean
  /** When the phase began and when it ends, in the server's time. */
  readonly since: number
  readonly deadline: number | null
  /** What it tells meanwhile, as it is played. */
  readonly timeline: Timeline
}

/** What everything that moves on a table goes by. Without a table everything has happened long ago. */
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

/** The server's clock, which stands still from the moment the host paused the game, no matter when this screen hears of it. */
export function useClockOf(table: ClockedTable | null, timeline = NOTHING_TOLD): Clock {
  const { paused, pausedAt, since, deadline } = table ?? NO_TABLE
  const now = useMemo(() => {
    if (!paused) return serverNow
    // A server from before this was told leaves it to this screen.
    const at = pausedAt ?? serverNow()
    return () => at
  }, [paused, pausedAt])
  return useMemo(() => {
    const played = fitToPhase(timeline, lengthOf({ since, deadline }))
    return { now, isStopped: paused, since, deadline, timeline: played }
  }, [now, paused, since, deadline, timeline])
}

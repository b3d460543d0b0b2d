import { createContext, use, useMemo } from 'react'
import { serverNow } from '../lib/server-clock.ts'

interface Clock {
  /** The same function until it is stopped, and from then on. */
  readonly now: () => number
  readonly isStopped: boolean
}

const RUNNING: Clock = { now: serverNow, isStopped: false }

/** What everything that moves on a table goes by. */
export const TableClock = createContext(RUNNING)
export const useTableClock = () => use(TableClock)

/** The server's clock, which stands still while the host has paused the game. */
export function useStoppable(isStopped: boolean): Clock {
  return useMemo(() => {
    if (!isStopped) return RUNNING
    const at = serverNow()
    return { now: () => at, isStopped }
  }, [isStopped])
}

import type { SessionView } from '@highjinks/protocol'
import { serverNow } from '../../lib/server-clock.ts'
import { askedUntil, tickLastSeconds } from '../sound/last-seconds.ts'
import { createTimer } from './timer.ts'

/** A tick can be a little late and still means the second that has just begun. */
const LATE_MS = 200

/** Reports the last five seconds of a request to the players, and null when they are over. */
export function createCountdown(tell: (left: number | null) => void) {
  const end = createTimer()
  let until: number | null = null
  let stopTicks = () => {}
  const stop = () => {
    stopTicks()
    end.clear()
  }
  return {
    stop,
    follow: (view: SessionView) => {
      const next = askedUntil(view)
      if (next === until) return
      until = next
      stop()
      tell(null)
      if (next === null) return
      end.set(next - serverNow(), () => tell(null))
      stopTicks = tickLastSeconds(next, serverNow, () => {
        const left = Math.ceil((next - serverNow() - LATE_MS) / 1000)
        tell(left > 0 ? left : null)
      })
    },
  }
}

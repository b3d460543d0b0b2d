import { useEffect, useState } from 'react'
import { useTableClock } from './table-clock.ts'

/** Returns how often this period has passed since the phase began. A pause stops the count. */
export function useTurns(eachMs: number): number {
  const { now, since, isStopped } = useTableClock()
  const [turns, setTurns] = useState(() => turnsBy(now(), since, eachMs))
  useEffect(() => {
    if (isStopped) return
    let timer: ReturnType<typeof setTimeout>
    const follow = () => {
      const turn = turnsBy(now(), since, eachMs)
      setTurns(turn)
      timer = setTimeout(follow, since + (turn + 1) * eachMs - now())
    }
    follow()
    return () => clearTimeout(timer)
  }, [now, since, isStopped, eachMs])
  return turns
}

const turnsBy = (now: number, since: number, eachMs: number) => Math.max(0, Math.floor((now - since) / eachMs))

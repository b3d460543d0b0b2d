import type { PlayerId, ReactionKind } from '@highjinks/protocol'
import { useEffect, useState } from 'react'
import { useTimers } from '../../lib/use-timers.ts'

export interface Thrown {
  readonly n: number
  readonly from: PlayerId
  readonly kind: ReactionKind
}

const FLIGHT_MS = 2200
const MOST_IN_THE_AIR = 12

/** Returns the reactions that are still flying; `latest` is the newest. */
export function useAirborne(latest: Thrown | null): readonly Thrown[] {
  const [airborne, setAirborne] = useState<readonly Thrown[]>([])
  const [last, setLast] = useState(latest)
  const start = useTimers()
  if (latest !== last) {
    setLast(latest)
    if (latest) setAirborne([...airborne.slice(1 - MOST_IN_THE_AIR), latest])
  }
  useEffect(() => {
    // It outlives the next one: each lands in its own time.
    if (latest) start(() => setAirborne((others) => others.filter((one) => one !== latest)), FLIGHT_MS)
  }, [latest, start])
  return airborne
}

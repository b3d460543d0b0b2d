import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterFrames } from '../../lib/with-next-frame.ts'

interface LaterProps {
  /** So many pictures after the rest; of several that come together each has one of its own. */
  readonly turn?: number
  readonly children: ReactNode
}

/** What need not be there at once comes a picture after the rest: a new phase is not styled all in one task. */
export function Later({ turn = 1, children }: LaterProps) {
  const [isUp, setUp] = useState(turn === 0)
  useEffect(() => (turn === 0 ? undefined : afterFrames(turn, () => startTransition(() => setUp(true)))), [turn])
  return isUp && children
}

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { afterFrames } from '../../lib/with-next-frame.ts'

interface LaterProps {
  /** Frames to wait; several that come together each have their own. */
  readonly turn?: number
  readonly children: ReactNode
}

/** Adds less urgent content a frame after the rest, so that a new phase isn't styled all in one task. */
export function Later({ turn = 1, children }: LaterProps) {
  const [isUp, setUp] = useState(turn === 0)
  useEffect(() => (turn === 0 ? undefined : afterFrames(turn, () => startTransition(() => setUp(true)))), [turn])
  return isUp && children
}

import type { ReactNode } from 'react'
import { useTurn } from '../../lib/use-later.ts'

interface LaterProps {
  /** So many pictures after the rest. */
  readonly turn?: number
  readonly children: ReactNode
}

/** What is beside the point comes a picture after the rest: a new phase is not styled all in one task. */
export function Later({ turn = 1, children }: LaterProps) {
  return useTurn(turn) && children
}

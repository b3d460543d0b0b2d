import type { ReactNode } from 'react'
import { Held } from '../../show/timeline/held.tsx'
import './held.css'
import { said } from '../../ui/announcer/announcer.ts'

interface TvHeldProps {
  readonly isOut: boolean
  /** The words in its place until then, as large. */
  readonly suspense: string
  readonly children: ReactNode
}

/** The result that everyone waits for: its place is reserved, and the words that lead up to it fill that until then. */
export function TvHeld({ isOut, suspense, children }: TvHeldProps) {
  return (
    <div className="tv-held">
      {!isOut && (
        <p ref={said} className="animate-breathe text-center font-display text-7xl font-extrabold text-muted">
          {suspense}
        </p>
      )}
      <Held isOut={isOut}>{children}</Held>
    </div>
  )
}

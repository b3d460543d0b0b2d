import type { ReactNode } from 'react'
import { RevealSlot } from '../../show/timeline/reveal-slot.tsx'
import './tv-reveal-slot.css'
import { said } from '../../ui/announcer/announcer.ts'

interface TvRevealSlotProps {
  readonly isOut: boolean
  /** The words in its place until then, as large. */
  readonly suspense: string
  readonly children: ReactNode
}

/** The result that everyone waits for: its place is reserved, and the words that lead up to it fill that until then. */
export function TvRevealSlot({ isOut, suspense, children }: TvRevealSlotProps) {
  return (
    <div className="tv-reveal-slot">
      {!isOut && (
        <p ref={said} className="animate-breathe text-center font-display text-7xl font-extrabold text-muted">
          {suspense}
        </p>
      )}
      <RevealSlot isOut={isOut}>{children}</RevealSlot>
    </div>
  )
}

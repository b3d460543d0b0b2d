import type { ReactNode } from 'react'
import { FitText } from '../../tv/fit-text.tsx'
import '../../../ui/toys/large-card.css'
import './roll-card.css'

interface RollCardProps {
  readonly kicker: ReactNode
  readonly words: string
}

/** A card that it may be. */
export function RollCard({ kicker, words }: RollCardProps) {
  return (
    <div data-small className="tv-roll-card large-card">
      {kicker !== null && <p>{kicker}</p>}
      <FitText words={words} most={3.4} />
    </div>
  )
}

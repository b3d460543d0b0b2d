import type { ReactNode } from 'react'
import { CardFlip } from '../../ui/toys/card-flip.tsx'
import { PromptCardBack } from '../../ui/toys/prompt-card-back.tsx'

interface TurningCardProps {
  readonly isOpen: boolean
  /** The side with the words. */
  readonly children: ReactNode
  readonly className?: string
}

/** A card that is face down until its step comes. */
export function TurningCard({ isOpen, children, className }: TurningCardProps) {
  return (
    <CardFlip flipped={isOpen} front={children} back={<PromptCardBack className="min-h-0" />} className={className} />
  )
}

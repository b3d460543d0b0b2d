import type { View } from '@highjinks/games/spin-the-stash'
import { TvCard } from '../../tv/card.tsx'
import { kickerOf } from '../kicker-of.ts'

interface TvAskedProps {
  readonly table: View
  readonly isLow?: boolean
  readonly className?: string | undefined
}

/** What the segment asks of them. */
export function TvAsked({ table, isLow = false, className }: TvAskedProps) {
  return <TvCard kicker={kickerOf(table)} words={cardOf(table)} isLow={isLow} className={className} />
}

export function cardOf({ card }: View): string {
  return card ?? 'The card was taken back. You know what it said.'
}

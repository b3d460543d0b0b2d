import type { View } from '@highjinks/games/truth-or-dare'
import { points } from '../../../ui/party/points.ts'
import { TvCard } from '../../tv/card.tsx'
import { KIND_ACCENT, KIND_WORDS, keptCard } from '../card.tsx'

interface TvTurnCardProps {
  readonly table: View
  readonly isLow?: boolean
}

/** What the player has to answer or to do, and what they got away with. */
export function TvTurnCard({ table, isLow = false }: TvTurnCardProps) {
  const card = keptCard(table)
  if (card === null) return null
  const other = table.cards.find(({ id }) => id !== card.id)
  return (
    <TvCard
      kicker={`${KIND_WORDS[card.kind]} for ${points(table.worth)}${table.isDouble ? ', last round' : ''}`}
      words={card.text}
      foot={
        other && !isLow ? (
          <>
            <strong>Left on the table:</strong> <span className="italic">{other.text}</span>
          </>
        ) : null
      }
      isLow={isLow}
      className={KIND_ACCENT[card.kind]}
    />
  )
}

import type { View } from '@highjinks/games/truth-or-dare'
import { points } from '../../ui/party/points.ts'
import { TaskCard, type TaskCardProps } from '../attempt/task-card.tsx'

export const KIND_WORDS = { truth: 'Truth', dare: 'Dare' } as const
/** Truths are sky, dares are red, wherever they lie. */
export const KIND_ACCENT = {
  truth: '[--accent:var(--color-sky)]',
  dare: '[--accent:var(--color-red)]',
} as const
export const CHOICE_WORDS = { truth: 'Truth', dare: 'Dare', surprise: 'Surprise' } as const

type Card = View['cards'][number]

/** The card that is played. */
export function keptCard({ cards, kept }: View): Card | null {
  return cards.find(({ id }) => id === kept) ?? null
}

interface TurnCardProps extends Pick<TaskCardProps, 'isSmall' | 'isLine' | 'isFlat'> {
  readonly table: View
}

/** What the player has to answer or to do, for everybody to read, and what they got away with. */
export function TurnCard({ table, isSmall = false, isLine = false, isFlat = false }: TurnCardProps) {
  const card = keptCard(table)
  if (card === null) return null
  const other = table.cards.find(({ id }) => id !== card.id)
  return (
    <TaskCard
      kicker={`${KIND_WORDS[card.kind]} for ${points(table.worth)}${table.isDouble ? ', last round' : ''}`}
      foot={other && <LeftOver text={other.text} />}
      isFootSpare
      isSmall={isSmall || isLine}
      isLine={isLine}
      isFlat={isFlat}
      className={KIND_ACCENT[card.kind]}
    >
      {card.text}
    </TaskCard>
  )
}

/** Half of the laugh: what it could have been. Phones saw it when it was dealt. */
function LeftOver({ text }: { readonly text: string }) {
  return (
    <>
      <strong>Left on the table:</strong> <span className="italic">{text}</span>
    </>
  )
}

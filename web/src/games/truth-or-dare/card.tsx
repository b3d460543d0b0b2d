import type { View } from '@highjinks/games/truth-or-dare'
import { points } from '../attempt/attempt.ts'
import { TaskCard } from '../attempt/task-card.tsx'

export const KIND_WORDS = { truth: 'Truth', dare: 'Dare' } as const
/** Truths are sky, dares are coral, wherever they lie. */
export const KIND_ACCENT = {
  truth: '[--accent:var(--color-sky)]',
  dare: '[--accent:var(--color-coral)]',
} as const

/** What the player has to answer or to do, for everybody to read. */
export function TurnCard({ table, isSmall = false }: { readonly table: View; readonly isSmall?: boolean }) {
  const { kind, card } = table
  if (kind === null || card === null) return null
  return (
    <TaskCard
      kicker={`${KIND_WORDS[kind]} for ${points(worthOf(table))}`}
      foot={table.isDouble ? 'A last turn counts double.' : null}
      isSmall={isSmall}
      className={KIND_ACCENT[kind]}
    >
      {card}
    </TaskCard>
  )
}

function worthOf({ worth, isDouble }: View): number {
  return isDouble ? worth * 2 : worth
}

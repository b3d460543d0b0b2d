import type { View } from '@highjinks/games/truth-or-dare'
import { PromptCard } from '../../ui/prompt-card.tsx'
import { points } from '../attempt/attempt.ts'

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
    <PromptCard
      kicker={`${KIND_WORDS[kind]} for ${points(worthOf(table))}`}
      foot={table.isDouble ? 'A last turn counts double.' : null}
      className={isSmall ? KIND_ACCENT[kind] : `${KIND_ACCENT[kind]} grow`}
    >
      {card}
    </PromptCard>
  )
}

export function worthOf({ worth, isDouble }: View): number {
  return isDouble ? worth * 2 : worth
}

import type { View } from '@highjinks/games/truth-or-dare'
import { deedOf, type Part, reasonOf } from '../attempt/attempt.ts'
import { KIND_WORDS, keptCard } from './card.tsx'

/** What the turn's player was paid for. */
export function whyOf(table: View, id: string): string | null {
  const { reveal, attempt } = table
  const card = keptCard(table)
  if (!reveal || card === null) return null
  const deed = deedOf(attempt, KIND_WORDS[card.kind].toLowerCase())
  const parts: readonly Part[] = [
    [(reveal.gains[id] ?? 0) - reveal.knew - reveal.unread, deed],
    [reveal.unread, 'for fooling the room'],
    [reveal.knew, 'for guessing the verdict'],
  ]
  return reasonOf(parts, table.isDouble)
}

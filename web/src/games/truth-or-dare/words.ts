import type { View } from '@highjinks/games/truth-or-dare'
import type { PlayerId } from '@highjinks/protocol'
import { deedOf, type Part, reasonOf } from '../attempt/attempt.ts'
import { ownRuling } from '../attempt/own-ruling.ts'

export const KIND_WORDS = { truth: 'Truth', dare: 'Dare' } as const

/** Returns the card that is played. */
export function keptCard({ cards, kept }: View): View['cards'][number] | null {
  return cards.find(({ id }) => id === kept) ?? null
}

/** Returns the introduction of a task. If no one picked in a Surprise, it isn't the room's. */
export function whoSays({ isRoomsPick, picked }: View): string {
  if (!isRoomsPick) return 'has to'
  return picked.length > 0 ? 'the room says:' : 'no one picked, so it’s random:'
}

/** Returns the result for this seat: its card's verdict. The others' guesses came before. */
export function ownWords({ attempt, reveal, turn }: View, me: PlayerId): string | null {
  return reveal && me === turn ? ownRuling(attempt, me) : null
}

/** Returns the reason for the current player's points. */
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

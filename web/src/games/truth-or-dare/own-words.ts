import type { View } from '@highjinks/games/truth-or-dare'
import type { PlayerId } from '@highjinks/protocol'
import { ownRuling } from '../attempt/own-ruling.ts'

/** What came of it for this seat: the verdict on its card. What others had called they have read before. */
export function ownWords(
  { attempt, reveal, turn }: Pick<View, 'attempt' | 'reveal' | 'turn'>,
  me: PlayerId,
): string | null {
  return reveal && me === turn ? ownRuling(attempt, me) : null
}

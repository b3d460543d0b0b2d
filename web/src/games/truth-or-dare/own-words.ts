import type { View } from '@highjinks/games/truth-or-dare'
import type { PlayerId } from '@highjinks/protocol'
import { ownRuling } from '../attempt/own-ruling.ts'

/** What came of it for this seat: the verdict on its card, or whether it saw that coming. */
export function ownWords(
  { attempt, reveal, turn, outcomes }: Pick<View, 'attempt' | 'reveal' | 'turn' | 'outcomes'>,
  me: PlayerId,
): string | null {
  if (!reveal) return null
  if (me === turn) return ownRuling(attempt, me)
  if (reveal.right.includes(me)) return 'You saw it coming!'
  const isWrong = [outcomes.choose, outcomes.deal].some((outcome) => outcome?.wrong.includes(me))
  return isWrong && !reveal.gains[me] ? 'You did not see that coming.' : null
}

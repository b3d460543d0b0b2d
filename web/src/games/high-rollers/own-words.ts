import type { View } from '@highjinks/games/high-rollers'
import type { PlayerId } from '@highjinks/protocol'
import { ownRuling } from '../attempt/own-ruling.ts'

/** What came of it for this seat: its own stunt, the card it passed on, or what it had called. */
export function ownWords(
  { attempt, score, turn, calls }: Pick<View, 'attempt' | 'score' | 'turn' | 'calls'>,
  me: PlayerId,
): string | null {
  if (!score) return null
  const paid = (gains: Readonly<Record<PlayerId, number>>) => (gains[me] ?? 0) > 0
  const ruled = ownRuling(attempt, me)
  if (ruled !== null) return ruled
  if (paid(score.taskGains)) return 'Well passed on!'
  if (paid(score.foresight)) return 'You saw it coming!'
  if (paid(score.callGains)) return me === turn ? 'What a poker face!' : 'You called it!'
  return me !== turn && calls?.[me] !== undefined ? 'You called it wrong.' : null
}

import type { View } from '@highjinks/games/high-rollers'
import type { PlayerId } from '@highjinks/protocol'
import { ownRuling } from '../attempt/own-ruling.ts'

/** What came of it for this seat: its own stunt, the card it passed on, or that it knew what would be said of that. */
export function ownWords({ attempt, score }: Pick<View, 'attempt' | 'score'>, me: PlayerId): string | null {
  if (!score) return null
  const paid = (gains: Readonly<Record<PlayerId, number>>) => (gains[me] ?? 0) > 0
  const ruled = ownRuling(attempt, me)
  if (ruled !== null) return ruled
  if (paid(score.taskGains)) return 'Nicely passed!'
  return paid(score.foresight) ? 'You knew the room!' : null
}

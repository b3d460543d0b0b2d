import type { View } from '@highjinks/games/high-rollers'
import type { PlayerId } from '@highjinks/protocol'
import { ownRuling } from '../attempt/own-ruling.ts'

/** What came of it for this seat: its own stunt, or the card it passed on. */
export function ownWords({ attempt, score }: Pick<View, 'attempt' | 'score'>, me: PlayerId): string | null {
  if (!score) return null
  const paid = (gains: Readonly<Record<PlayerId, number>>) => (gains[me] ?? 0) > 0
  const ruled = ownRuling(attempt, me)
  if (ruled !== null) return ruled
  return paid(score.taskGains) ? 'Nice pass!' : null
}

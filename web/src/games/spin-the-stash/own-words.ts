import type { View } from '@highjinks/games/spin-the-stash'
import type { PlayerId } from '@highjinks/protocol'
import { ownRuling } from '../attempt/own-ruling.ts'

/** What came of it for this seat: its own turn, its bet, its call, or its day in court. */
export function ownWords(
  { attempt, score, bets, picked, turn, wheel }: Pick<View, 'attempt' | 'score' | 'bets' | 'picked' | 'turn' | 'wheel'>,
  me: PlayerId,
): string | null {
  if (!score) return null
  const ruled = wheel?.segment === 'jackpot' ? ownJackpot(attempt, me) : ownRuling(attempt, me)
  if (ruled !== null) return ruled
  const paid = (source: Readonly<Record<PlayerId, number>>) => source[me] ?? 0
  if (bets?.[me] !== undefined) {
    if (score.returned.includes(me)) return 'Your bet came back.'
    return paid(score.bets) > 0 ? 'Your bet was right!' : 'Your bet was wrong.'
  }
  if (me === turn && paid(score.task) > 0) return wheel?.segment === 'rule' ? 'Your rule stands!' : 'Nice gift!'
  if (paid(score.calls) > 0) return me === turn ? 'You fooled them!' : 'You guessed right!'
  if (paid(score.court) !== 0) return paid(score.court) > 0 ? 'You caught them!' : 'You were caught.'
  if (picked === me) return 'A gift for you!'
  return null
}

/** Half of it wins none of it. */
function ownJackpot(attempt: View['attempt'], me: PlayerId): string | null {
  const words = ownRuling(attempt, me)
  const ruling = attempt?.ruling
  if (words === null || ruling?.kind !== 'judged') return words
  if (ruling.verdict === 'legend') return 'The jackpot is yours!'
  return ruling.verdict === 'half' ? 'So close.' : words
}

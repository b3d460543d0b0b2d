import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { nameOf } from '../screen.ts'

/** What came of it for this seat: whether it found the lie, or who fell for its own. */
export function ownWords(
  { reveal, turn, voters }: Pick<View, 'reveal' | 'turn' | 'voters'>,
  me: PlayerId,
  players: readonly PlayerView[],
): string | null {
  if (!reveal || (me !== turn && !voters.includes(me))) return null
  const { votes, lie, fooled } = reveal
  if (me === turn) {
    const all = Object.keys(votes).length
    if (all === 0) return 'Nobody voted.'
    if (fooled.length === 0) return 'Nobody fell for it.'
    return fooled.length === all && all > 1 ? 'You fooled everyone!' : `You fooled ${fooled.length} of ${all}!`
  }
  const vote = votes[me]
  if (!vote) return 'You stayed out of it.'
  if (vote.pick === lie) return vote.isSure ? 'Dead sure, and right!' : 'You caught the lie!'
  return vote.isSure ? 'Dead sure, dead wrong.' : `${nameOf(players, turn)} got you.`
}

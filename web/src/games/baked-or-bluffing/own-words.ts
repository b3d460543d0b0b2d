import type { View } from '@highjinks/games/baked-or-bluffing'
import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { nameOf } from '../screen.ts'

/** What came of it for this seat: whether it fell for it, or who fell for its story. */
export function ownWords(
  { reveal, turn, voters }: Pick<View, 'reveal' | 'turn' | 'voters'>,
  me: PlayerId,
  players: readonly PlayerView[],
): string | null {
  if (!reveal || (me !== turn && !voters.includes(me))) return null
  const { votes, isTrue, isOverturned } = reveal
  const right = isTrue ? 'legit' : 'baked'
  if (isOverturned) return me === turn ? 'The room overruled you.' : 'True, too!'
  if (me !== turn) {
    if (!votes[me]) return 'You said nothing.'
    if (votes[me] !== right) return `${nameOf(players, turn)} got you.`
    return isTrue ? 'You believed it!' : 'You sniffed it out!'
  }
  const all = Object.values(votes)
  const fooled = all.filter((vote) => vote !== right).length
  if (all.length === 0) return 'Nobody voted.'
  if (fooled === 0) return isTrue ? 'They all believed you.' : 'Nobody believed you.'
  if (fooled === all.length && fooled > 1) return 'You fooled them all!'
  return isTrue ? `${fooled} of ${all.length} doubted you!` : `You fooled ${fooled} of ${all.length}!`
}

import type { View } from '@highjinks/games/baked-or-bluffing'
import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { signed } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import { nameOf, type ScreenProps, subjectOf } from '../screen.ts'

export const VOTE_WORDS = { legit: 'Legit', baked: 'Baked' } as const

type Sentence = NonNullable<View['statement']>

export const sentenceOf = ({ before, filling, after }: Sentence) => `${before}${filling}${after}`

interface Told extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly reveal: NonNullable<View['reveal']>
}

/** Returns who made it up. */
export function authorWords({ turn }: View, { reveal, me, players }: Told): string {
  const reader = subjectOf(players, turn, me)
  return { truth: `${reader} told the truth`, bend: `${reader} used our lie`, own: `${reader} made it up` }[
    reveal.reading
  ]
}

/** Returns how many voted wrong, among the votes that pay the reader. */
function fooledCount({ votes, counted, isTrue }: Told['reveal']): number {
  return counted.filter((id) => (votes[id] === 'legit') !== isTrue).length
}

/** Returns the result for this seat: whether it fell for it, or who fell for its story. */
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
  const all = reveal.counted.length
  const fooled = fooledCount(reveal)
  if (all === 0) return 'Nobody voted.'
  if (fooled === 0) return isTrue ? 'They all believed you.' : 'Nobody believed you.'
  if (fooled === all && fooled > 1) return 'You fooled them all!'
  return isTrue ? `${fooled} of ${all} doubted you!` : `You fooled ${fooled} of ${all}!`
}

/** Returns the result of the reader, and who didn't vote; without points if those show elsewhere. */
export function resultWords(
  { turn, voters }: Pick<View, 'turn' | 'voters'>,
  { reveal, me, players }: Told,
  isShown: boolean,
): string {
  const { votes, gains, isOverturned } = reveal
  if (isOverturned) return 'The room says that’s true too. 500 for everyone who voted.'
  const fooled = fooledCount(reveal)
  const gain = turn === null ? 0 : (gains[turn] ?? 0)
  const reader = turn === null ? [] : [turn]
  const silent = voters.filter((id) => !votes[id])
  return [
    `${namesOf(reader, { me, players })} fooled ${fooled === 0 ? 'nobody' : fooled}${gain === 0 || isShown ? '.' : `: ${signed(gain)}.`}`,
    silent.length > 0 ? `${namesOf(silent, { me, players })} said nothing.` : '',
  ].join(' ')
}

/** Returns who knows better and how many it takes; null if no one does. */
export function disputeWords({ reveal: { disputes, needed }, me, players }: Told): string | null {
  if (disputes.length === 0) return null
  return `${namesOf(disputes, { me, players })}: true too. ${disputes.length} of ${needed} needed.`
}

/** Returns the reason for this seat's points, if the words don't explain them. */
export function ownReason(
  { turn, isDouble }: Pick<View, 'turn' | 'isDouble'>,
  reveal: Told['reveal'],
  me: PlayerId,
): string | null {
  const isPaid = (reveal.gains[me] ?? 0) > 0
  const isReader = me === turn
  if (!isPaid) return isReader && reveal.isTrue ? 'The truth pays when they doubt it.' : null
  const words = [
    isReader && fooledCount(reveal) < reveal.counted.length ? 'That share of 1,000.' : '',
    isReader && reveal.counted.length < Object.keys(reveal.votes).length ? 'Bots don’t count.' : '',
    isDouble ? 'Counted double.' : '',
  ]
  return words.filter(Boolean).join(' ') || null
}

import type { View } from '@highjinks/games/baked-or-bluffing'
import { signed } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import type { ScreenProps } from '../screen.ts'

interface Told extends Pick<ScreenProps<unknown, unknown>, 'me' | 'players'> {
  readonly reveal: NonNullable<View['reveal']>
}

/** What came of it for the reader, and who had nothing to say; where their points stand elsewhere, without them. */
export function resultWords({ turn, voters }: View, { reveal, me, players }: Told, isShown: boolean): string {
  const { votes, isTrue, gains, isOverturned } = reveal
  if (isOverturned) return 'The room says that’s true too. 500 for everyone who voted.'
  const fooled = Object.values(votes).filter((vote) => (vote === 'legit') !== isTrue).length
  const gain = turn === null ? 0 : (gains[turn] ?? 0)
  const reader = turn === null ? [] : [turn]
  const silent = voters.filter((id) => !votes[id])
  return [
    `${namesOf(reader, { me, players })} fooled ${fooled === 0 ? 'nobody' : fooled}${gain === 0 || isShown ? '.' : `: ${signed(gain)}.`}`,
    silent.length > 0 ? `${namesOf(silent, { me, players })} said nothing.` : '',
  ].join(' ')
}

/** Who knows better, and how many it takes; null while nobody does. */
export function disputeWords({ reveal: { disputes, needed }, me, players }: Told): string | null {
  if (disputes.length === 0) return null
  return `${namesOf(disputes, { me, players })}: true too. ${disputes.length} of ${needed} needed.`
}

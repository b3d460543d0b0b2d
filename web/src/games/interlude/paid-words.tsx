import type { PlayerId, PlayerView } from '@highjinks/protocol'
import { signed } from '../../ui/party/points.ts'
import { namesOf } from '../attempt/attempt.ts'
import { MANY } from './finger-words.ts'
import type { PointView } from './interlude-props.ts'

interface PaidWordsProps {
  readonly view: PointView
  readonly me: PlayerId | null
  readonly players: readonly PlayerView[]
}

export function PaidWords({ view, me, players }: PaidWordsProps) {
  const paid = Object.keys(view.gains)
  if (view.worth === 0) return 'No points here, just suspicion.'
  if (paid.length === 0) return 'No two fingers agree, no points.'
  const who = paid.length > MANY ? `${paid.length} of you` : namesOf(paid, { me, players })
  return (
    <>
      {who} pointed with the crowd:{' '}
      <strong className="whitespace-nowrap text-good tabular">{signed(view.worth)}</strong>
      {paid.length > 1 && ' each'}.
    </>
  )
}

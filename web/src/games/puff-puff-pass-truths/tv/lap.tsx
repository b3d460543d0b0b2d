import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { PlayerId } from '@highjinks/protocol'
import { useMark } from '../../../lib/use-mark.ts'
import { Whole } from '../../../show/people/whole.tsx'
import { Held } from '../../../show/timeline/held.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Later } from '../../../ui/layout/later.tsx'
import { winnersOf } from '../../attempt/attempt.ts'
import { TvRanks } from '../../tv/ranks.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { type Prize, prizesOf } from '../lap-timeline.ts'
import './lap.css'

export function Lap(props: TvProps<View>) {
  const { prizes } = props.table
  return prizes ? <Prizes {...props} prizes={prizes} /> : null
}

/** The end of a lap: each of its prizes has the picture for itself, and then all of them, and who is ahead. */
function Prizes({ table, players, prizes }: TvProps<View> & { readonly prizes: NonNullable<View['prizes']> }) {
  const reached = useBeats()
  const shown = reached('prize') + reached('stamp')
  const isOut = reached('gains') > 0
  const all = prizesOf(prizes)
  useMark('has-scores')
  return (
    <>
      <h2 role="status" className="text-center font-display text-title leading-tight font-extrabold">
        {table.lap < table.laps ? 'That was a round' : 'That was the last round'}
      </h2>
      <dl className="tv-prizes">
        {all.map((prize, i) => (
          <PrizeCard
            key={prize.title}
            turn={i + 1}
            {...{ prize, players }}
            isAlone={!isOut || all.length === 1}
            fate={!isOut && i !== shown - 1 ? 'gone' : i < shown ? 'out' : 'held'}
          />
        ))}
      </dl>
      <Held isOut={isOut}>
        <TvRanks standings={table.standings} players={players} />
      </Held>
    </>
  )
}

interface PrizeCardProps extends Pick<TvProps<View>, 'players'> {
  readonly prize: Prize
  /** Which of them it is, from one: they are drawn in the which picture after their places. */
  readonly turn: number
  /** It has the picture for itself. */
  readonly isAlone: boolean
  /** `gone`: it is another's moment. */
  readonly fate: 'gone' | 'held' | 'out'
}

/** What somebody has won, and they are there for it. */
function PrizeCard({ prize, turn, isAlone, fate, players }: PrizeCardProps) {
  const { ids, title, worth } = prize
  // A name is not broken where there is room for it whole.
  const named = players.map((one) => ({ ...one, name: one.name.replaceAll(' ', '\u00a0') }))
  return (
    <div className="tv-prize paper animate-slam" data-fate={fate} data-alone={isAlone || undefined}>
      <dt>{title}</dt>
      <dd aria-hidden="true" className="tv-prize-people" style={{ '--count': ids.length }}>
        <Winners ids={ids} turn={turn} />
      </dd>
      <dd className="tv-prize-names">
        {winnersOf(ids, { me: null, players: named })} {worth && <span className="text-good tabular">{worth}</span>}
      </dd>
    </div>
  )
}

/** More of them than this are faces alone. */
const WHOLE_MOST = 4

/** From hat to shoes, and each has a cup of it; only the faces of a crowd. */
function Winners({ ids, turn }: { readonly ids: readonly PlayerId[]; readonly turn: number }) {
  if (ids.length > WHOLE_MOST) return ids.map((id) => <Avatar key={id} seed={id} size="1em" />)
  return ids.map((id) => (
    <span key={id} className="tv-prize-winner">
      <Later turn={turn}>
        <Whole id={id} mood="glad" pose="hoists" />
      </Later>
    </span>
  ))
}

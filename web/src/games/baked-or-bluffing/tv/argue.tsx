import type { View } from '@highjinks/games/baked-or-bluffing'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { Later } from '../../../ui/layout/later.tsx'
import { nameOf } from '../../screen.ts'
import { TvBallots } from '../../tv/ballots.tsx'
import { TvCard } from '../../tv/card.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { Statement } from '../statement.tsx'

/** So many ballots have room beside the words; of more the sofa shows who still thinks. */
const ROOMY = 3

/** Whoever defends what they state, beside it in the light; the others vote from the first second. */
export function Argue({ table, players }: TvProps<View>) {
  const { statement, turn, voters, voted, locked, applause } = table
  if (!statement || turn === null) return null
  const hasBallots = voters.length <= ROOMY
  return (
    <Spotlight ids={[turn]} players={players} clapping={applause.clapping}>
      <TvCard
        kicker={`${nameOf(players, turn)} says`}
        words={`${statement.before}${statement.filling}${statement.after}`}
      >
        <Statement statement={statement} />
      </TvCard>
      <div className="flex flex-col items-center gap-1">
        <div role="status" className="text-center">
          <p className="font-display text-4xl font-bold">Legit, or completely baked?</p>
          <p className={hasBallots ? 'sr-only' : 'text-2xl font-semibold text-muted'}>
            {voted.length} of {voters.length} voted, {locked.length} locked.
          </p>
        </div>
        {hasBallots && (
          <Later>
            <TvBallots voters={voters} voted={voted} />
          </Later>
        )}
      </div>
    </Spotlight>
  )
}

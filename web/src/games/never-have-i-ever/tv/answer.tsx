import type { View } from '@highjinks/games/never-have-i-ever'
import { TvBallots } from '../../tv/ballots.tsx'
import { TvCard } from '../../tv/card.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { kickerOf, progressWords } from '../answer-words.ts'

/** Which side, in secret: that a tap has arrived is seen, and not which. */
export function Answer({ table }: TvProps<View>) {
  return (
    <>
      <TvCard
        kicker={kickerOf(table) ?? 'Hand on heart'}
        words={table.statement ?? ''}
        foot={
          table.isTooFew
            ? `Incognito shows nothing with fewer than ${table.incognitoNeeds} answers. Answer for the fun of it.`
            : null
        }
      />
      <div className="flex items-center justify-center gap-8 text-center">
        <div className="grid gap-2 text-balance">
          <p className="font-display text-4xl leading-tight font-bold" role="status">
            {progressWords(table)}
          </p>
          <p className="text-2xl font-semibold text-muted">
            {table.mode === 'open' ? 'Secret until everyone takes sides.' : 'Incognito: no one ever learns who.'}
          </p>
        </div>
        <TvBallots voters={table.asked} began={table.began} voted={table.answered} />
      </div>
    </>
  )
}

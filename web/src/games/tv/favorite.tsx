import { BEST_PAY } from '@highjinks/games/best-pay'
import type { ReactNode } from 'react'
import { points } from '../../ui/party/points.ts'
import type { LapView } from '../lap/lap.ts'
import { TvDeeds } from './deeds.tsx'
import { TvGiven } from './given.tsx'
import { TvTitle } from './title.tsx'
import type { TvProps } from './tv-view.ts'

interface TvFavoriteProps {
  readonly lap: Pick<LapView, 'voters' | 'voted'>
  /** Of what it is the best, where that is no round. */
  readonly of?: string | undefined
  /** To those who wait for the first of them. */
  readonly before: string
  /** Everybody who performed. */
  readonly children: ReactNode
}

/** Whose was the best of the lap, in secret. */
function TvFavorite({ lap: { voters, voted }, of = 'the round', before, children }: TvFavoriteProps) {
  return (
    <>
      <TvTitle>Best of {of}?</TvTitle>
      <TvGiven
        ids={voted}
        of={voters.length}
        have="picked"
        before={before}
        note={`Most votes win ${points(BEST_PAY)}.`}
      />
      {children}
    </>
  )
}

/** The same with what each of them did. */
export function TvFavoriteDeed({
  table: { lap },
  players,
  of,
}: TvProps<{ readonly lap: LapView }> & Pick<TvFavoriteProps, 'of'>) {
  return (
    <TvFavorite lap={lap} of={of} before="Think back. Who would you pay to see again?">
      <TvDeeds lap={lap} players={players} />
    </TvFavorite>
  )
}

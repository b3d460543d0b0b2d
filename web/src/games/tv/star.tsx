import { BEST_PAY } from '@highjinks/games/best-pay'
import { points } from '../../ui/party/points.ts'
import type { LapView } from '../lap/lap.ts'
import { TvAward } from './award.tsx'
import { TvTitle } from './title.tsx'
import type { TvProps } from './tv-view.ts'

interface TvStarProps extends TvProps<{ readonly lap: LapView }> {
  /** Of what it is the best, where that is no round. */
  readonly of?: string
  /** What the best have besides, each. */
  readonly extra?: number
}

/** Whose was the best of a lap. */
export function TvStar({ table: { lap }, players, of = 'the round', extra = 0 }: TvStarProps) {
  const [only, another] = lap.best
  if (only === undefined) return <TvTitle>No star this round. The couch shrugs.</TvTitle>
  const told = another === undefined ? (lap.deeds[only] ?? '') : 'A tie. Everyone take a bow.'
  const foot = extra > 0 ? `${points(extra)} of it from the jar. ${told}` : told
  return <TvAward ids={lap.best} players={players} words={`Best of ${of}`} foot={foot} pay={BEST_PAY + extra} />
}

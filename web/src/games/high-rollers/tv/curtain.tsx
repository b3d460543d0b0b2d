import type { View } from '@highjinks/games/high-rollers'
import { TvStar } from '../../tv/star.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

/** Whose was the best of the lap, with their part of the jar. */
export function Curtain(props: TvProps<View>) {
  const { best, poured } = props.table.lap
  return <TvStar {...props} extra={poured[best[0] ?? ''] ?? 0} />
}

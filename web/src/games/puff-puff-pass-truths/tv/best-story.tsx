import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { TvFavoriteDeed } from '../../tv/favorite.tsx'
import { TvStar } from '../../tv/star.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

const OF = 'the stories'

/** Whose story was the best of the lap: asked, and then told. */
export function Favorite({ table, ...props }: TvProps<View>) {
  return <TvFavoriteDeed {...props} table={{ lap: table.best }} of={OF} />
}

export function Star({ table, ...props }: TvProps<View>) {
  return <TvStar {...props} table={{ lap: table.best }} of={OF} />
}

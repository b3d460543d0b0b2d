import type { View } from '@highjinks/games/never-have-i-ever'
import { TvFavoriteDeed } from '../../tv/favorite.tsx'
import { TvStar } from '../../tv/star.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

/** Whose story was the best is asked of everybody first. */
export function Favorite(props: TvProps<View>) {
  return <TvFavoriteDeed {...props} of="the game" />
}

/** Whose story was the best. */
export function Curtain(props: TvProps<View>) {
  return <TvStar {...props} of="the game" />
}

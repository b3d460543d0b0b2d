import type { View } from '@highjinks/games/roll-and-react'
import { TvFavorite } from '../../tv/favorite.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvCast } from './cast.tsx'

/** Whose run was the best of the lap, in secret. */
export function Favorite({ table, players }: TvProps<View>) {
  return (
    <TvFavorite lap={table} before="Think of the hips. Think of the furniture.">
      <TvCast table={table} players={players} />
    </TvFavorite>
  )
}

import type { View } from '@highjinks/games/baked-or-bluffing'
import { TvAward } from '../../tv/award.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

export function Applause({ table, players }: TvProps<View>) {
  return (
    <TvAward
      ids={table.loudest}
      players={players}
      words="Loudest applause"
      foot="The jester clapped for everybody, but that doesn’t count."
    />
  )
}

import { LOUDEST_PAY } from '@highjinks/games/loudest-pay'
import type { View } from '@highjinks/games/never-have-i-ever'
import { TvAward } from '../../tv/award.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

export function Loudest({ table, players }: TvProps<View>) {
  return (
    <TvAward
      ids={table.loudest}
      players={players}
      words="The loudest story of the game"
      foot="They’d buy the book."
      pay={LOUDEST_PAY}
    />
  )
}

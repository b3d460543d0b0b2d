import type { View } from '@highjinks/games/high-rollers'
import { TvGiven } from '../../tv/given.tsx'
import type { TvProps } from '../../tv/tv-view.ts'

interface RoomDecidesProps extends Pick<TvProps<View>, 'table' | 'players'> {
  readonly before: string
}

/** How many have voted, and that bots never do. */
export function RoomDecides({ table: { voters, voted }, players, before }: RoomDecidesProps) {
  const isBotFree = players.every(({ id, isBot }) => !isBot || voters.includes(id))
  return (
    <TvGiven ids={voted} of={voters.length} have="decided" before={before} note={isBotFree ? null : 'Bots abstain.'} />
  )
}

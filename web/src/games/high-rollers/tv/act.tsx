import type { View } from '@highjinks/games/high-rollers'
import { Spotlight } from '../../../show/spotlight/spotlight.tsx'
import { useBeats } from '../../../show/timeline/use-beats.ts'
import type { TvProps } from '../../tv/tv-view.ts'
import { Named } from './named.tsx'
import { Performers, TvRolledCard } from './performers.tsx'

/** Whoever performs stands in the light beside the card. */
export function Act({ table, players }: TvProps<View>) {
  const isTold = useBeats()('card') > 0
  const { attempt, applause, isAimed, target } = table
  if (!attempt) return null
  if (isAimed && target !== null && !isTold) return <Named table={table} players={players} id={target} />
  return (
    <Spotlight ids={attempt.contenders} players={players} clapping={applause.clapping} between="vs">
      <Performers table={table} players={players} />
      <TvRolledCard table={table} />
    </Spotlight>
  )
}

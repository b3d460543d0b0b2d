import type { View } from '@highjinks/games/high-rollers'
import { TvJury } from '../../tv/jury.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { THUMBS } from '../words.ts'
import { Performers, TvRolledCard } from './performers.tsx'

/** The others decide, by one thumb. */
export function Verdict({ table, players }: TvProps<View>) {
  const { attempt } = table
  if (!attempt) return null
  return (
    <>
      <Performers table={table} players={players} />
      <TvRolledCard table={table} isLow />
      <TvJury attempt={attempt} players={players} ballot={THUMBS} />
    </>
  )
}

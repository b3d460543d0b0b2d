import type { View } from '@highjinks/games/spin-the-stash'
import { TvLine } from '../../tv/card.tsx'
import { TvJury } from '../../tv/jury.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWho } from '../../tv/who.tsx'
import { kickerOf } from '../kicker-of.ts'
import { cardOf, TvAsked } from './asked.tsx'
import { TvHouse } from './house.tsx'

/** The others decide. */
export function Verdict({ table, players }: TvProps<View>) {
  const { attempt, performers } = table
  if (!attempt) return null
  return (
    <>
      <TvHouse table={table} players={players} />
      <TvWho ids={performers} players={players}>
        {performers.length > 1 ? 'have had their moment' : 'all done, supposedly'}
      </TvWho>
      {table.houseRules.length > 0 ? (
        // What is forbidden stands above, and the jury wants its room.
        <TvLine kicker={kickerOf(table)} words={cardOf(table)} />
      ) : (
        <TvAsked table={table} isLow />
      )}
      <TvJury attempt={attempt} players={players} />
    </>
  )
}

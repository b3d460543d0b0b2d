import type { View } from '@highjinks/games/spin-the-stash'
import type { TvProps } from '../../tv/tv-view.ts'
import { TvWho } from '../../tv/who.tsx'
import { upWords } from '../words.ts'
import { TvAsked } from './asked.tsx'
import { BetsFaceDown } from './bets-face-down.tsx'
import { TvHouse } from './house.tsx'

/** The card is on the table: whoever performs reads it, the others bet on how it will go. */
export function Bet({ table, players }: TvProps<View>) {
  return (
    <>
      <TvHouse table={table} players={players} />
      <TvWho ids={table.performers} players={players}>
        {upWords(table)}
      </TvWho>
      <TvAsked table={table} className={table.houseRules.length > 0 ? '[--at-least:4.4rem]' : undefined} />
      <BetsFaceDown table={table} players={players} />
      <p role="status" className="sr-only">
        {table.hasBet.length} of {table.bettors.length} have bet.
      </p>
    </>
  )
}

import type { View } from '@highjinks/games/high-rollers'
import { DiceInHand } from '../../../show/toys/dice-in-hand.tsx'
import { nameOf } from '../../screen.ts'
import { TvTitle } from '../../tv/title.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { Jar } from '../stakes.tsx'
import './stakes.css'

/** Who is about to throw, and what lies in the jar. */
export function Ready({ table, players }: TvProps<View>) {
  return (
    <div className="my-auto grid justify-items-center gap-12">
      <DiceInHand size="12rem" />
      <TvTitle foot={table.isDouble ? 'Last round: pots count double.' : 'Wish them luck. Or not.'}>
        {nameOf(players, table.turn)} has the dice
      </TvTitle>
      {table.jar > 0 && (
        <div className="tv-jar text-3xl">
          <Jar amount={table.jar} />
        </div>
      )}
    </div>
  )
}

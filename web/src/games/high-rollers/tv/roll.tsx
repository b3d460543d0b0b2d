import type { View } from '@highjinks/games/high-rollers'
import { Later } from '../../../ui/layout/later.tsx'
import { points } from '../../../ui/party/points.ts'
import { nameOf } from '../../screen.ts'
import { TvStamp } from '../../tv/ruling.tsx'
import type { TvProps } from '../../tv/tv-view.ts'
import { Risk } from '../risk.tsx'
import { ThrownDice, useThrow } from '../roll-dice.tsx'
import { Jar } from '../stakes.tsx'
import { Fall } from './fall.tsx'
import './stakes.css'

/** Another throw, and what it came to: nobody reads that before the dice lie there. */
export function Roll({ table, players }: TvProps<View>) {
  const thrown = useThrow(table)
  const { faces, turn, isBust, pot, spilled, jar } = table
  if (thrown !== 'read' || !faces) return <Fall table={table}>{nameOf(players, turn)} pushes!</Fall>
  return (
    <>
      <div className="flex items-center justify-center gap-6">
        <ThrownDice table={table} size="7.5rem" />
        {/* From three metres nobody reads what is written on a die. */}
        <p className="font-display text-5xl font-extrabold">
          {faces.action}, <Risk level={faces.intensity} />
        </p>
      </div>
      {/* The dice lie there first. */}
      <Later>
        <TvStamp
          tone={isBust ? 'coral' : 'lime'}
          words={isBust ? 'Bust!' : 'It holds!'}
          foot={
            isBust
              ? `${faces.action} again. The room picks a card worth ${points(pot)}.`
              : `Now there’s ${points(pot)} in the pot.`
          }
        />
      </Later>
      {isBust && (
        <Later turn={2}>
          <div role="status" className="tv-jar flex items-center justify-center gap-4 text-4xl font-semibold">
            {points(spilled)} into the jar.
            <Jar amount={jar + spilled} isSpilling />
          </div>
        </Later>
      )}
    </>
  )
}

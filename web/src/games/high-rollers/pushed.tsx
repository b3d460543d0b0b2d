import type { Hand, View } from '@highjinks/games/high-rollers'
import { Later } from '../../ui/layout/later.tsx'
import { points } from '../../ui/party/points.ts'
import { Applause } from '../attempt/applause.tsx'
import { Stamp } from '../attempt/ruling.tsx'
import { nameOf, type ScreenProps } from '../screen.ts'
import { FairRoll } from './fair-roll.tsx'
import { BESIDE_SHIELD } from './keep.tsx'
import { RollDice, useThrow } from './roll-dice.tsx'
import { Jar } from './stakes.tsx'
import { Tumbling } from './tumbling.tsx'

/** Another throw, and what it came to: nobody reads that before the dice lie there. */
export function Pushed({ table, hand, me, players, act, isBusy }: ScreenProps<View, Hand>) {
  const thrown = useThrow(table)
  const isMine = table.turn === me
  const name = nameOf(players, table.turn)
  if (thrown !== 'read' || table.turn === null) {
    return (
      <>
        <Tumbling table={table} words={isMine ? 'You push!' : `${name} pushes!`} />
        {hand !== null && !isMine && table.turn !== null && (
          <Applause
            performers={[table.turn]}
            applause={table.applause}
            clapsLeft={hand.clapsLeft}
            word="Cheer"
            {...{ me, players, act, isBusy }}
          />
        )}
      </>
    )
  }
  return (
    <div className="relative grid grow place-content-center justify-items-center gap-4 text-center">
      <FairRoll table={table} />
      <div className={BESIDE_SHIELD}>
        <RollDice table={table} size={102} />
      </div>
      {/* The dice lie there first. */}
      <Later>
        {table.isBust ? (
          <Stamp
            tone="coral"
            words="Bust!"
            foot={`${table.faces?.action ?? ''} again. The room picks a card worth ${points(table.pot)}.`}
          />
        ) : (
          <Stamp tone="lime" words="It holds!" foot={`Now there’s ${points(table.pot)} in the pot.`} />
        )}
      </Later>
      {table.isBust && (
        <Later turn={2}>
          <div role="status" className="flex items-center justify-center gap-3 text-lg">
            {points(table.spilled)} into the jar.
            <Jar amount={table.jar + table.spilled} isSpilling />
          </div>
        </Later>
      )}
    </div>
  )
}

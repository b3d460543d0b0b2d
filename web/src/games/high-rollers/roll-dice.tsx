import type { View } from '@highjinks/games/high-rollers'
import { serverNow } from '../../lib/server-clock.ts'
import { useTableClock } from '../../stage/beats/table-clock.ts'
import { useBeats } from '../../stage/beats/use-beats.ts'
import { Dice } from '../../ui/toys/dice.tsx'
import { type ActionFace, INTENSITY_FACES } from '../../ui/toys/die-faces.tsx'
import type { Action } from './words.ts'

const FACES: Readonly<Record<Action, ActionFace>> = {
  Hit: 'hit',
  Pass: 'pass',
  Challenge: 'challenge',
  Truth: 'truth',
  Wild: 'wild',
}

/** Whether the dice that were thrown when this phase began lie still by now, on every screen at once. */
export function useStillDice({ tumbleMs }: Pick<View, 'tumbleMs'>): boolean {
  return useBeats([['still', tumbleMs]])('still') > 0
}

/** The dice as the server rolled them: tumbling when they have just been thrown, lying still ever after. */
export function RollDice({ table, size = 120 }: { readonly table: View; readonly size?: number }) {
  const { faces, phase, since, tumbleMs } = table
  const { now, isStopped } = useTableClock()
  if (!faces) return <DiceInHand />
  const isThrown = phase === 'keep' || phase === 'roll'
  return (
    <div className="short:[zoom:0.8] lg:[zoom:1.5] flat:[zoom:0.7]">
      <Dice
        action={FACES[faces.action]}
        intensity={INTENSITY_FACES.find((face) => face === faces.intensity) ?? 1}
        roll={isThrown ? { startAt: since, duration: tumbleMs, isStopped } : null}
        now={now}
        size={size}
      />
    </div>
  )
}

/** Not thrown yet: they show what they like. */
function DiceInHand() {
  return (
    <div aria-hidden="true" className="-rotate-6 short:[zoom:0.8] lg:[zoom:1.5] flat:[zoom:0.7]">
      <Dice action="wild" intensity={5} roll={null} now={serverNow} />
    </div>
  )
}

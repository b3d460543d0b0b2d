import type { View } from '@highjinks/games/high-rollers'
import { serverNow } from '../../lib/server-clock.ts'
import { Dice } from '../../ui/toys/dice.tsx'
import { type ActionFace, INTENSITY_FACES } from '../../ui/toys/die-faces.tsx'
import { useTableClock } from '../table-clock.ts'
import type { Action } from './words.ts'

const FACES: Readonly<Record<Action, ActionFace>> = {
  Hit: 'hit',
  Pass: 'pass',
  Challenge: 'challenge',
  Truth: 'truth',
  Wild: 'wild',
}
/** Shorter than the phase, so that everybody has seen how they lie. */
const TUMBLE_MS = 2200

/** The dice as the server rolled them: tumbling in `roll`, lying still ever after. */
export function RollDice({ table, size = 120 }: { readonly table: View; readonly size?: number }) {
  const { faces, phase, since, rolls } = table
  const { now, isStopped } = useTableClock()
  if (!faces) return <DiceInHand />
  const dice = rolls.at(-1)?.dice ?? []
  const [only] = dice
  return (
    <div className="short:[zoom:0.8] lg:[zoom:1.5] flat:[zoom:0.7]">
      <Dice
        action={FACES[faces.action]}
        intensity={INTENSITY_FACES.find((face) => face === faces.intensity) ?? 1}
        roll={phase === 'roll' ? { startAt: since, duration: TUMBLE_MS, isStopped } : null}
        rolling={dice.length === 1 && only ? only : 'both'}
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

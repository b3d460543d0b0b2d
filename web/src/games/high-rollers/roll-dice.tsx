import type { View } from '@highjinks/games/high-rollers'
import { useRef } from 'react'
import { serverNow } from '../../lib/server-clock.ts'
import { useTableClock } from '../../stage/beats/table-clock.ts'
import { useStory } from '../../stage/beats/use-story.ts'
import { Dice } from '../../ui/toys/dice.tsx'
import { type ActionFace, INTENSITY_FACES } from '../../ui/toys/die-faces.tsx'
import { useTimedAnimation } from '../../ui/toys/use-timed-animation.ts'
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
  return useStory([['still', tumbleMs]])('still') > 0
}

/** In from the left, off the far side, back over the table, and to rest. Nothing leaves to where a page could scroll. */
const THROW = {
  from: 'translate(-70vw, -8vh)',
  via: ['translate(30vw, -14vh)', 'translate(-24vw, 4vh)', 'translate(8vw, -4vh)'],
  to: 'translate(0, 0)',
  easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
} as const

/** The dice as the server rolled them: tumbling when they have just been thrown, lying still ever after. */
export function RollDice({ table, size = 120 }: { readonly table: View; readonly size?: number }) {
  const { faces, phase, since, tumbleMs } = table
  const { now, isStopped } = useTableClock()
  const hand = useRef<HTMLDivElement>(null)
  const isThrown = faces !== null && (phase === 'keep' || phase === 'roll')
  const roll = isThrown ? { startAt: since, duration: tumbleMs, isStopped } : null
  useTimedAnimation(hand, roll && { ...roll, ...THROW }, now)
  if (!faces) return <DiceInHand />
  return (
    <div ref={hand}>
      <div className="short:[zoom:0.8] lg:[zoom:1.5] flat:[zoom:0.7]">
        <Dice
          action={FACES[faces.action]}
          intensity={INTENSITY_FACES.find((face) => face === faces.intensity) ?? 1}
          roll={roll}
          now={now}
          size={size}
        />
      </div>
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

import type { View } from '@highjinks/games/high-rollers'
import { useRef } from 'react'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Dice } from '../../ui/toys/dice.tsx'
import { INTENSITY_FACES } from '../../ui/toys/die-faces.tsx'
import { useTimedAnimation } from '../../ui/toys/use-timed-animation.ts'
import { isThrowing } from './timelines.ts'
import { SIDES } from './words.ts'

/** How far a throw has come that began with this phase, on every screen at once. */
export function useThrow(table: View): 'flying' | 'landed' | 'read' {
  const reached = useBeats()
  if (!isThrowing(table) || reached('read') > 0) return 'read'
  return reached('still') > 0 ? 'landed' : 'flying'
}

/** In from the left, off the far side, back over the table, and to rest. Nothing leaves to where a page could scroll. */
const THROW = {
  from: 'translate(-70vw, -8vh)',
  via: ['translate(30vw, -14vh)', 'translate(-24vw, 4vh)', 'translate(8vw, -4vh)'],
  to: 'translate(0, 0)',
  easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
} as const

interface ThrownDiceProps {
  readonly table: View
  /** See `DieCube`. */
  readonly size: number | string
  readonly className?: string
}

/** The dice as the server rolled them: tumbling when they have just been thrown, lying still ever after. */
export function ThrownDice({ table, size, className }: ThrownDiceProps) {
  const { faces, since, tumbleMs } = table
  const { now, isStopped } = useTableClock()
  const hand = useRef<HTMLDivElement>(null)
  const isThrown = faces !== null && isThrowing(table)
  const roll = isThrown ? { startAt: since, duration: tumbleMs, isStopped } : null
  useTimedAnimation(hand, roll && { ...roll, ...THROW }, now)
  if (!faces) return null
  return (
    <div ref={hand}>
      <div className={className}>
        <Dice
          action={SIDES[faces.action]}
          intensity={INTENSITY_FACES.find((face) => face === faces.intensity) ?? 1}
          roll={roll}
          now={now}
          size={size}
        />
      </div>
    </div>
  )
}

/** The same on a phone or a laptop. */
export function RollDice({ table, size }: { readonly table: View; readonly size: number }) {
  return <ThrownDice table={table} size={size} className="short:[zoom:0.8] lg:[zoom:1.5] flat:[zoom:0.7]" />
}

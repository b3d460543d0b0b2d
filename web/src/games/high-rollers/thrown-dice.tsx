import type { View } from '@highjinks/games/high-rollers'
import { type ReactNode, useRef } from 'react'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Dice } from '../../ui/toys/dice.tsx'
import { INTENSITY_FACES } from '../../ui/toys/die-faces.tsx'
import { useTimedAnimation } from '../../ui/toys/use-timed-animation.ts'
import type { Parts } from '../table/parts.ts'
import { FairRoll } from './fair-roll.tsx'
import { isThrowing } from './timelines.ts'
import { Fall } from './tv/fall.tsx'
import { SIDES } from './words.ts'
import './dice.css'
import { said } from '../../ui/announcer/announcer.ts'

/** Returns how far this phase's throw is, at the same moment on every screen. */
export function useThrow(table: View): 'flying' | 'landed' | 'read' {
  const reached = useBeats()
  if (!isThrowing(table) || reached('read') > 0) return 'read'
  return reached('still') > 0 ? 'landed' : 'flying'
}

/**
 * In from the left, off the far side, back over the table, and to rest. It never goes where it would make the page
 * scroll.
 */
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

/** The dice as the server rolled them: tumbling after a fresh throw, at rest from then on. */
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

interface DiceProps {
  readonly table: View
  readonly parts: Parts
}

/** The size of a die, by its share of the screen. */
export const DIE = {
  thrown: 'clamp(5rem, min(18vh, 27vw), 12rem)',
  read: 'clamp(4rem, min(13vh, 24vw), 7.5rem)',
  aside: 'clamp(2.8rem, 9vh, 5rem)',
} as const

/** In flight, and at rest until everyone has read them. */
export function FallingDice({ table, parts, words }: DiceProps & { readonly words: string }) {
  return (
    <>
      <parts.InRoom>
        <Fall>
          <ThrownDice table={table} size="22rem" />
          <h2 ref={said}>{words}</h2>
        </Fall>
      </parts.InRoom>
      <parts.InHand>
        <div className="relative grid grow place-content-center justify-items-center gap-6 py-4 text-center">
          <FairRoll table={table} />
          <ThrownDice table={table} size={DIE.thrown} />
          <Heading level={2} size="title">
            {words}
          </Heading>
        </div>
      </parts.InHand>
    </>
  )
}

interface LyingDiceProps extends DiceProps {
  readonly size: string
  /** The text beside them. */
  readonly children?: ReactNode
}

/** Dice after everyone has read them, placed so that their task has its room. */
export function LyingDice({ table, parts, size, children }: LyingDiceProps) {
  return (
    <div className="relative flex flex-wrap items-center justify-center gap-x-8 gap-y-1">
      <parts.InHand>
        <FairRoll table={table} />
      </parts.InHand>
      <ThrownDice table={table} size={size} className="dice-settle halts" />
      {children}
    </div>
  )
}

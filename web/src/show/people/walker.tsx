import type { PlayerId } from '@highjinks/protocol'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { withNextFrame } from '../../lib/with-next-frame.ts'
import { Unbroken } from '../../ui/look/unbroken.tsx'
import { leapFromSeat } from '../spotlight/leap-from-seat.ts'
import { useTableClock } from '../timeline/table-clock.ts'
import type { SitterMood } from './postures.ts'
import { Whole } from './whole.tsx'

interface WalkerProps {
  readonly id: PlayerId
  readonly name: string
  /** Their name is visible, rather than only for screen readers. */
  readonly isNamed: boolean
  readonly mood: SitterMood
  /** Their words. */
  readonly says: string | null
  /** Their guess, and what it paid. */
  readonly children: ReactNode
}

/** A person who got up from the sofa to take sides, from hat to shoes. */
export function Walker({ id, name, isNamed, mood, says, children }: WalkerProps) {
  const figure = useRef<HTMLDivElement>(null)
  const { isStopped } = useTableClock()
  useLayoutEffect(() => {
    return isStopped ? undefined : withNextFrame(() => leapFromSeat(figure.current, id))
  }, [id, isStopped])
  return (
    <li data-performer={id} data-traveler={id} className="walker">
      <p className={isNamed ? 'walker-name' : 'sr-only'}>{isNamed ? <Unbroken>{name}</Unbroken> : name}</p>
      <div className="walker-spot">
        <div ref={figure} aria-hidden="true" className="walker-figure">
          <Whole id={id} mood={mood} isStanding={mood !== 'calm'} />
        </div>
        <p className="walker-chip">{children}</p>
      </div>
      {says !== null && <p className="walker-says animate-pop">{says}</p>}
    </li>
  )
}

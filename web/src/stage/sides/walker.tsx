import type { PlayerId } from '@highjinks/protocol'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { useFace } from '../../ui/avatar/looks.ts'
import { useTableClock } from '../beats/table-clock.ts'
import { seatOf } from '../onstage/seat-of.ts'
import { Legs, Upper } from '../sofa/character.tsx'
import type { Mood } from '../sofa/postures.ts'

interface WalkerProps {
  readonly id: PlayerId
  readonly name: string
  readonly mood: Mood
  /** What they call out. */
  readonly says: string | null
  /** What they had guessed, and what it brought. */
  readonly children: ReactNode
}

/** Somebody who got up from the sofa and took sides, from hat to shoes. */
export function Walker({ id, name, mood, says, children }: WalkerProps) {
  const face = useFace(id)
  const figure = useRef<HTMLDivElement>(null)
  const { isStopped } = useTableClock()
  useLayoutEffect(() => {
    if (!isStopped) flyFromSeat(figure.current, id)
  }, [id, isStopped])
  return (
    <li data-performer={id} data-traveler={id} className="walker">
      <p className="walker-name">{name}</p>
      <div className="walker-spot">
        <div ref={figure} aria-hidden="true" className="walker-figure">
          <Legs face={face} />
          <Upper face={face} mood={mood} isStanding={mood !== 'calm'} snacks={null} />
        </div>
        <p className="walker-chip">{children}</p>
      </div>
      {says !== null && <p className="walker-says animate-pop">{says}</p>}
    </li>
  )
}

const LEAP = { duration: 560, easing: 'cubic-bezier(0.3, 0.9, 0.4, 1)' } as const

/** In a high arc, growing on the way. */
function flyFromSeat(figure: HTMLElement | null, id: PlayerId): void {
  const seat = seatOf(id)
  if (!figure?.animate || !seat || prefersStillness()) return
  const [there, here] = [seat.getBoundingClientRect(), figure.getBoundingClientRect()]
  const share = figure.currentCSSZoom ?? 1
  const x = (there.x + there.width / 2 - here.x - here.width / 2) / share
  const y = (there.y + there.height / 2 - here.y - here.height / 2) / share
  const size = Math.min(1, there.height / Math.max(1, here.height))
  figure.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})` },
      { transform: `translate(${x * 0.4}px, ${y * 0.2 - 60}px) rotate(${x > 0 ? -9 : 9}deg)`, offset: 0.55 },
      { transform: 'translateY(6px) scale(1.08, 0.9)', offset: 0.85 },
      { transform: 'none' },
    ],
    LEAP,
  )
}

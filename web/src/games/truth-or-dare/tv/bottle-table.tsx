import type { PlayerId } from '@highjinks/protocol'
import { timeOf } from '../../../show/timeline/steps.ts'
import { Takeover } from '../../../show/timeline/takeover.tsx'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Later } from '../../../ui/layout/later.tsx'
import { Bottle } from '../bottle.tsx'
import { OPENING } from '../timelines.ts'
import './bottle-table.css'

interface BottleTableProps {
  readonly seats: readonly PlayerId[]
  readonly turn: PlayerId
  readonly name: string
  readonly isOn: boolean
  /** It points at them. */
  readonly isStopped: boolean
}

/** Half of the table's width and height, in percent of the TV, and the TV's aspect ratio. */
const TABLE = { wide: 38, tall: 34, tv: 16 / 9 } as const
const TURNS = 3

/** On a TV: everyone around the table, and the bottle picks one. */
export function BottleTable({ seats, turn, name, isOn, isStopped }: BottleTableProps) {
  const places = seats.map((id, i) => ({ id, ...placeOf(i, seats.length) }))
  const at = places.find(({ id }) => id === turn)
  return (
    <Takeover isOn={isOn && at !== undefined} ms={timeOf(OPENING, 'open')} color="coral" className="bottle-table">
      <span className="bottle-table-top" />
      <Later>
        <svg
          viewBox="-116 -116 232 232"
          className="bottle-table-bottle"
          style={{ '--to': `${360 * TURNS + (at?.turn ?? 0)}deg`, '--spins': `${timeOf(OPENING, 'stop')}ms` }}
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="6"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <Bottle mood="glad" />
        </svg>
      </Later>
      {places.map(({ id, left, top }, i) => (
        <span
          key={id}
          className="bottle-table-seat"
          data-chosen={(isStopped && id === turn) || undefined}
          data-spared={(isStopped && id !== turn) || undefined}
          style={{ left: `${left}%`, top: `${top}%` }}
        >
          {/* One after the other: all of them would be too much for one frame. */}
          <Later turn={i + 2}>
            <Avatar seed={id} size="14rem" className="animate-pop" />
          </Later>
        </span>
      ))}
      {isStopped && (
        <p className="takeover-sign bottle-table-name" style={{ '--letters': name.length }}>
          {name}!
        </p>
      )}
    </Takeover>
  )
}

/**
 * Returns a seat's position, clockwise around the table from its left, and how far the bottle turns, whose neck is on
 * the right.
 */
function placeOf(i: number, count: number) {
  const angle = Math.PI * (1 + (2 * i + 1) / count)
  const [x, y] = [TABLE.wide * Math.cos(angle), TABLE.tall * Math.sin(angle)]
  return { left: 50 + x, top: 50 + y, turn: (Math.atan2(y, x * TABLE.tv) * 180) / Math.PI }
}

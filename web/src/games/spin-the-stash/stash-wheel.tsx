import type { View } from '@highjinks/games/spin-the-stash'
import { Wheel } from '../../ui/wheel.tsx'
import { useTableClock } from '../table-clock.ts'
import { SEGMENT_LOOKS } from './segments.ts'

interface StashWheelProps {
  readonly table: View
  /** Shows off the segment it rests on. */
  readonly isResting?: boolean
  readonly className?: string
}

export function StashWheel({ table, isResting = false, className }: StashWheelProps) {
  const { wheel } = table
  const { now, isStopped } = useTableClock()
  return (
    <Wheel
      segments={table.segments.map((id) => ({ id, label: SEGMENT_LOOKS[id].label }))}
      spin={wheel && { ...wheel, isStopped }}
      fromAngle={wheel?.fromAngle ?? 0}
      now={now}
      chosen={isResting ? (wheel?.segment ?? null) : null}
      className={className}
    />
  )
}

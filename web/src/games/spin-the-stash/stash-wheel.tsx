import type { View } from '@highjinks/games/spin-the-stash'
import { serverNow } from '../../lib/server-clock.ts'
import { Wheel } from '../../ui/wheel.tsx'
import { SEGMENT_LOOKS } from './segments.ts'

interface StashWheelProps {
  readonly table: View
  /** Shows off the segment it rests on. */
  readonly isResting?: boolean
  readonly className?: string
}

export function StashWheel({ table, isResting = false, className }: StashWheelProps) {
  const { wheel } = table
  return (
    <Wheel
      segments={table.segments.map((id) => ({ id, label: SEGMENT_LOOKS[id].label }))}
      spin={wheel}
      fromAngle={wheel?.fromAngle ?? 0}
      now={serverNow}
      chosen={isResting ? (wheel?.segment ?? null) : null}
      className={className}
    />
  )
}

import type { View } from '@highjinks/games/spin-the-stash'
import { cx } from '../../ui/look/cx.ts'
import { Wheel } from '../../ui/toys/wheel.tsx'
import { useTableClock } from '../table-clock.ts'
import { SEGMENT_LOOKS } from './segments.ts'

interface StashWheelProps {
  readonly table: View
  /** Shows off the segment it rests on. */
  readonly isResting?: boolean
}

/** What the page can spare; house rules want their share. */
const SIZES = {
  alone: 'max-w-[38dvh] short:max-w-[34dvh] flat:max-w-[48dvh] lg:max-w-[44dvh] stage:max-w-[23rem]',
  crowded: 'max-w-[30dvh] short:max-w-[24dvh] flat:max-w-[36dvh] lg:max-w-[44dvh] stage:max-w-[23rem]',
  resting: 'max-w-44 short:max-w-32 flat:max-w-40 lg:max-w-[40dvh] stage:max-w-[21rem]',
} as const

export function StashWheel({ table, isResting = false }: StashWheelProps) {
  const { wheel, houseRules } = table
  const { now, isStopped } = useTableClock()
  const size = isResting ? 'resting' : houseRules.length > 0 ? 'crowded' : 'alone'
  return (
    <Wheel
      segments={table.segments.map((id) => ({ id, label: SEGMENT_LOOKS[id].label }))}
      spin={wheel && { ...wheel, isStopped }}
      fromAngle={wheel?.fromAngle ?? 0}
      now={now}
      chosen={isResting ? (wheel?.segment ?? null) : null}
      className={cx('mx-auto w-full', SIZES[size])}
    />
  )
}

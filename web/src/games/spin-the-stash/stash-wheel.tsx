import type { View } from '@highjinks/games/spin-the-stash'
import { useTableClock } from '../../stage/beats/table-clock.ts'
import { Wheel } from '../../ui/toys/wheel.tsx'
import { LABELS } from './segments.ts'

/** What the page can spare; house rules want their share. The room reads its labels from three meters. */
const SIZES = {
  alone: 'max-w-[44dvh] short:max-w-[34dvh] flat:max-w-[48dvh] lg:max-w-[52dvh] stage:max-w-[57dvh]',
  crowded: 'max-w-[32dvh] short:max-w-[28dvh] flat:max-w-[36dvh] lg:max-w-[46dvh] stage:max-w-[57dvh]',
} as const

export function StashWheel({ table }: { readonly table: View }) {
  const { wheel, houseRules } = table
  const { now, isStopped } = useTableClock()
  return (
    <Wheel
      segments={table.segments.map((id) => ({ id, label: LABELS[id] }))}
      spin={wheel && { ...wheel, isStopped }}
      fromAngle={wheel?.fromAngle ?? 0}
      now={now}
      className={`mx-auto w-full ${SIZES[houseRules.length > 0 ? 'crowded' : 'alone']}`}
    />
  )
}

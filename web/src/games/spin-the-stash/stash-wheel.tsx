import type { View } from '@highjinks/games/spin-the-stash'
import { useTableClock } from '../../stage/beats/table-clock.ts'
import { useBeats } from '../../stage/beats/use-beats.ts'
import { cx } from '../../ui/look/cx.ts'
import { Wheel } from '../../ui/toys/wheel.tsx'
import { LABELS } from './segments.ts'

/** What the page can spare; house rules want their share. The room reads its labels from three meters. */
const SIZES = {
  alone: 'max-w-[44dvh] short:max-w-[34dvh] flat:max-w-[48dvh] lg:max-w-[52dvh] stage:max-w-[57dvh]',
  crowded: 'max-w-[32dvh] short:max-w-[25dvh] flat:max-w-[36dvh] lg:max-w-[46dvh] stage:max-w-[57dvh]',
} as const

/** So much of its turning it is larger than the wall; then it shrinks back, and one reads where it stops. */
const SWOLLEN = 0.72

export function StashWheel({ table }: { readonly table: View }) {
  const { wheel, houseRules } = table
  const { now, isStopped, since } = useTableClock()
  const isTurning = table.phase === 'turning' && wheel !== null
  const start = isTurning ? wheel.startAt - since : 0
  const reached = useBeats([
    ['swell', start],
    ['shrink', start + (wheel?.duration ?? 0) * SWOLLEN],
  ])
  const isSwollen = isTurning && reached('swell') > 0 && reached('shrink') === 0
  return (
    <div
      className={cx(
        'transition-transform duration-400 ease-settle',
        isSwollen && 'relative z-10 stage:translate-x-[18vw] stage:scale-[1.7] scale-105',
      )}
    >
      <Wheel
        segments={table.segments.map((id) => ({ id, label: LABELS[id] }))}
        spin={wheel && { ...wheel, isStopped }}
        fromAngle={wheel?.fromAngle ?? 0}
        now={now}
        className={`mx-auto w-full ${SIZES[houseRules.length > 0 ? 'crowded' : 'alone']}`}
      />
    </div>
  )
}

import type { View } from '@highjinks/games/spin-the-stash'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { useSteps } from '../../show/timeline/use-steps.ts'
import { Wheel } from '../../ui/toys/wheel.tsx'
import { LABELS, PAINTS } from './segments.ts'
import { Windfall } from './windfall.tsx'

/** So much of its turning it is larger than its place; then it shrinks back, and one reads where it stops. */
const SWOLLEN = 0.72

/** How far the turn of the wheel is. */
export function useWheelTurn({ wheel, phase }: View) {
  const { now, isStopped, since } = useTableClock()
  const isTurning = phase === 'turning' && wheel !== null
  const start = isTurning ? wheel.startAt - since : 0
  const reached = useSteps([
    ['swell', start],
    ['shrink', start + (wheel?.duration ?? 0) * SWOLLEN],
    ['stop', start + (wheel?.duration ?? 0)],
  ])
  const isFast = isTurning && reached('shrink') === 0
  return {
    isFast,
    isSwollen: isFast && reached('swell') > 0,
    lit: isTurning && reached('stop') > 0 ? wheel.segment : null,
    isStopped,
    now,
  }
}

interface FairWheelProps {
  readonly table: View
  readonly turn: ReturnType<typeof useWheelTurn>
}

/** What can come up, turning; coins lie around it where it has come to the jackpot. */
export function FairWheel({ table: { wheel, segments }, turn: { isFast, lit, isStopped, now } }: FairWheelProps) {
  return (
    <>
      {lit === 'jackpot' && <Windfall />}
      <Wheel
        segments={segments.map((id) => ({ id, label: LABELS[id], paint: PAINTS[id] }))}
        spin={wheel && { ...wheel, isStopped }}
        fromAngle={wheel?.fromAngle ?? 0}
        {...(isFast && { readAt: null })}
        lit={lit}
        now={now}
      />
    </>
  )
}

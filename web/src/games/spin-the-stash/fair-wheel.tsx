import type { View } from '@highjinks/games/spin-the-stash'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'
import { Wheel } from '../../ui/toys/wheel.tsx'
import { LABELS, PAINTS } from './segments.ts'
import { Windfall } from './windfall.tsx'

/** How far the turn of the wheel is. */
export function useWheelTurn({ wheel, phase }: View) {
  const { now, isStopped } = useTableClock()
  const reached = useBeats()
  const isTurning = phase === 'turning' && wheel !== null
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

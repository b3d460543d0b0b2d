import type { View } from '@highjinks/games/spin-the-stash'
import { useTableClock } from '../../show/timeline/table-clock.ts'
import { useSteps } from '../../show/timeline/use-steps.ts'
import { cx } from '../../ui/look/cx.ts'
import { Wheel } from '../../ui/toys/wheel.tsx'
import { LABELS, PAINTS } from './segments.ts'
import type { Swipe } from './use-swipe.ts'
import { Windfall } from './windfall.tsx'
import './stash-wheel.css'

/** What the page can spare; house rules want their share. */
const SIZES = {
  alone: 'short:max-w-[34dvh] flat:max-w-[48dvh] lg:max-w-[52dvh]',
  crowded:
    'short:max-w-[28dvh] flat:max-w-[36dvh] [@media_(40rem<=width<64rem)_and_(height>=32rem)]:max-w-[39dvh] lg:max-w-[46dvh]',
} as const

/** On a phone: whatever is left of its height beside the rest, and the rows of the house rules. */
const ON_PHONE = {
  withCheers: 'max-w-[clamp(9rem,100dvh_-_28.25rem_-_var(--rules)_*_3.75rem,44dvh)]',
  alone: 'max-w-[clamp(9rem,100dvh_-_27rem_-_var(--rules)_*_3.75rem,44dvh)]',
} as const

/** So much of its turning it is larger than the TV; then it shrinks back, and one reads where it stops. */
const SWOLLEN = 0.72

interface StashWheelProps {
  readonly table: View
  /** In so many rows stand the house rules above it. */
  readonly rows: number
  /** Whoever cheers has the button for it below. */
  readonly isBesideCheers: boolean
  /** Given to whoever may pull it. */
  readonly swipe: Swipe | null
}

export function StashWheel({ table, rows, isBesideCheers, swipe }: StashWheelProps) {
  const { wheel } = table
  const { now, isStopped, since } = useTableClock()
  const isTurning = table.phase === 'turning' && wheel !== null
  const start = isTurning ? wheel.startAt - since : 0
  const reached = useSteps([
    ['swell', start],
    ['shrink', start + (wheel?.duration ?? 0) * SWOLLEN],
    ['stop', start + (wheel?.duration ?? 0)],
  ])
  const isFast = isTurning && reached('shrink') === 0
  const isSwollen = isFast && reached('swell') > 0
  const lit = isTurning && reached('stop') > 0 ? wheel.segment : null
  return (
    <div
      {...swipe}
      // React's type of a style knows no custom property.
      style={{ '--rules': rows }}
      className={cx(
        // The box around what turns would make a phone's page wider.
        'stash-wheel max-sm:-mx-4 max-sm:overflow-x-clip max-sm:px-4 transition-transform duration-400 ease-settle',
        isSwollen && 'wheel-swollen scale-105',
        swipe && 'cursor-grab touch-none',
      )}
    >
      <div
        className={cx(
          'relative isolate mx-auto w-full',
          ON_PHONE[isBesideCheers ? 'withCheers' : 'alone'],
          SIZES[rows > 0 ? 'crowded' : 'alone'],
          // On a TV and on a laptop as large as its place, rules or not: its labels are read from three meters.
          'laptop:max-w-none tv:max-w-none',
        )}
      >
        {lit === 'jackpot' && <Windfall />}
        <Wheel
          segments={table.segments.map((id) => ({ id, label: LABELS[id], paint: PAINTS[id] }))}
          spin={wheel && { ...wheel, isStopped }}
          fromAngle={wheel?.fromAngle ?? 0}
          {...(isFast && { readAt: null })}
          lit={lit}
          now={now}
        />
      </div>
    </div>
  )
}

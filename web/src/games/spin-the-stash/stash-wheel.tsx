import type { View } from '@highjinks/games/spin-the-stash'
import { cx } from '../../ui/look/cx.ts'
import { FairWheel, useWheelTurn } from './fair-wheel.tsx'
import type { Swipe } from './use-swipe.ts'
import './stash-wheel.css'

/** What the page can spare; house rules want their share. */
const SIZES = {
  alone: 'short:max-w-[34dvh] flat:max-w-[48dvh] lg:max-w-[52dvh]',
  crowded: 'short:max-w-[28dvh] sm:max-w-[39dvh] flat:max-w-[36dvh] lg:max-w-[46dvh]',
} as const

/** On a phone: whatever is left of its height beside the rest, and the rows of the house rules. */
const ON_PHONE = {
  withCheers: 'max-w-[clamp(9rem,100dvh_-_28.25rem_-_var(--rules)_*_3.75rem,44dvh)]',
  alone: 'max-w-[clamp(9rem,100dvh_-_27rem_-_var(--rules)_*_3.75rem,44dvh)]',
} as const

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
  const turn = useWheelTurn(table)
  return (
    <div
      {...swipe}
      // React's type of a style knows no custom property.
      style={{ '--rules': rows }}
      className={cx(
        // The box around what turns would make a phone's page wider.
        'stash-wheel max-sm:-mx-4 max-sm:overflow-x-clip max-sm:px-4 transition-transform duration-400 ease-settle',
        turn.isSwollen && 'scale-105',
        swipe && 'cursor-grab touch-none',
      )}
    >
      <div
        className={cx(
          'relative isolate mx-auto w-full',
          ON_PHONE[isBesideCheers ? 'withCheers' : 'alone'],
          SIZES[rows > 0 ? 'crowded' : 'alone'],
          // On a laptop as large as its place, rules or not: its labels are read from afar.
          'laptop:max-w-none',
        )}
      >
        <FairWheel table={table} turn={turn} />
      </div>
    </div>
  )
}

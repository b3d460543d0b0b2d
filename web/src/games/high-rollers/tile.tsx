import type { ReactNode } from 'react'
import { CHOSEN } from '../../ui/button/button-look.ts'
import { cx } from '../../ui/look/cx.ts'

interface TileProps {
  readonly isOff: boolean
  /** Of a vote that is locked: the one that was taken. Left out where a tap ends it. */
  readonly isChosen?: boolean
  readonly onTap: () => void
  readonly children: ReactNode
}

/** One of several things to choose from, as large as the screen lets it. */
export function Tile({ isOff, isChosen, onTap, children }: TileProps) {
  return (
    <button
      type="button"
      disabled={isOff}
      aria-pressed={isChosen}
      onClick={onTap}
      className={cx(
        'lip tappable flex min-h-28 min-w-0 flex-col items-center justify-center gap-1 rounded-card border-4 p-2 lg:p-3 text-center short:min-h-22 flat:min-h-18 flat:p-1 disabled:border-leaf-700 disabled:text-muted',
        isChosen && CHOSEN,
        isChosen === false && 'disabled:opacity-50',
      )}
    >
      {children}
    </button>
  )
}

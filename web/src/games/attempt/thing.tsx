import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'

interface ThingProps {
  /** See `Costume`. */
  readonly drawing: ReactNode
  readonly className?: string
}

/** The thing of the room with which its interlude is played. */
export function Thing({ drawing, className }: ThingProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={cx('shrink-0', className)}
      fill="none"
      stroke="var(--color-ink)"
      strokeWidth="5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {drawing}
    </svg>
  )
}

import type { ReactNode } from 'react'
import { Later } from '../../ui/layout/later.tsx'
import { cx } from '../../ui/look/cx.ts'

interface ThemeDrawingProps {
  /** See `InterludeTheme`. */
  readonly drawing: ReactNode
  readonly className?: string
}

/** The thing of the room for its interlude. */
export function ThemeDrawing({ drawing, className }: ThemeDrawingProps) {
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

interface ThemeDrawingInTurnProps extends ThemeDrawingProps {
  /** The frame in which it draws, counted from now: several in one frame would be too much. */
  readonly turn: number
}

/** One of several, each drawn in its own frame. Its place is reserved. */
export function ThemeDrawingInTurn({ turn, drawing, ...thing }: ThemeDrawingInTurnProps) {
  return <ThemeDrawing drawing={<Later turn={turn}>{drawing}</Later>} {...thing} />
}

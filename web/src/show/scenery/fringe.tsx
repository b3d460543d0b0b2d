import { useId } from 'react'
import { cx } from '../../ui/look/cx.ts'

interface FringeProps {
  /** The colors of alternating scallops. */
  readonly fills: readonly [string, string]
  readonly className?: string
}

/** Draws scallops along the top edge: an awning, the border of a curtain. */
export function Fringe({ fills: [one, other], className }: FringeProps) {
  const pattern = useId()
  return (
    <svg className={cx('absolute inset-x-0 top-0 h-14 w-full origin-top-left', className)}>
      <defs>
        <pattern id={pattern} width="88" height="90" patternUnits="userSpaceOnUse">
          <g stroke="var(--color-ink)" strokeWidth="3.5">
            <path d="M0-6V14c0 26 44 26 44 0V-6Z" fill={one} />
            <path d="M44-6V14c0 26 44 26 44 0V-6Z" fill={other} />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  )
}

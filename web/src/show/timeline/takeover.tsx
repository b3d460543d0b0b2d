import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../ui/look/cx.ts'
import { useTableClock } from './table-clock.ts'
import './takeover.css'

interface TakeoverProps {
  /** From the step that it belongs to until the next: whoever comes late, or wants no motion, has both at once. */
  readonly isOn: boolean
  /** How long that is. */
  readonly ms: number
  /** What it stands on, edge to edge; left out, the TV is seen behind it. */
  readonly color?: 'gold' | 'coral' | 'sky' | 'curtain' | 'teal' | 'night'
  readonly className?: string
  readonly children: ReactNode
}

/** For a moment a TV shows nothing but this, before its bar, its sofa and all; then what stands behind it. */
export function Takeover({ isOn, ms, color, className, children }: TakeoverProps) {
  const { isStopped } = useTableClock()
  if (!isOn || isStopped) return null
  const ground = color && `var(--color-${color})`
  return createPortal(
    // React's type of a style knows no custom property.
    <div aria-hidden="true" className={cx('takeover', className)} style={{ '--ms': `${ms}ms`, '--ground': ground }}>
      {children}
    </div>,
    document.body,
  )
}

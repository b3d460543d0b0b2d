import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { cx } from '../../ui/look/cx.ts'
import { useTableClock } from './table-clock.ts'
import './takeover.css'

interface TakeoverProps {
  /** On from its own step until the next. A late screen, or one with reduced motion, has both right away. */
  readonly isOn: boolean
  /** Its duration. */
  readonly ms: number
  /** Its background, edge to edge. Without it the TV shows behind it. */
  readonly color?: 'gold' | 'coral' | 'sky' | 'curtain' | 'teal' | 'night'
  readonly className?: string
  readonly children: ReactNode
}

/** Fills a TV for a moment, in front of its bar and sofa, and then gives way to what is behind it. */
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

import { type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { WallContext } from '../onstage/wall.ts'
import { useTableClock } from './table-clock.ts'
import './splash.css'

interface SplashProps {
  /** From the beat that it belongs to until the next: whoever comes late, or wants no motion, has both at once. */
  readonly isOn: boolean
  readonly color: 'amber' | 'coral' | 'sky' | 'curtain'
  readonly children: ReactNode
}

/** For a moment a wall shows nothing but this, before its bar, its sofa and all; then what stands behind it. */
export function Splash({ isOn, color, children }: SplashProps) {
  const isOnWall = use(WallContext) !== null
  const { isStopped } = useTableClock()
  if (!isOnWall || !isOn || isStopped) return null
  return createPortal(
    <div aria-hidden="true" className="splash" style={{ '--splash': `var(--color-${color})` }}>
      <span className="splash-rays" />
      <div className="splash-words">{children}</div>
    </div>,
    document.body,
  )
}

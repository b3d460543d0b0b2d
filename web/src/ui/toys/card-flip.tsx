import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export interface CardFlipProps {
  /** True shows the front. */
  readonly flipped: boolean
  readonly front: ReactNode
  readonly back: ReactNode
  readonly className?: string
}

/** A card that turns over. The side that is down can't be read or focused, and is hidden from screen readers. */
export function CardFlip({ flipped, front, back, className }: CardFlipProps) {
  return (
    <div className={cx('perspective-distant', className)}>
      <div
        className={cx(
          'grid grid-cols-1 transform-3d transition-transform duration-400 ease-settle kids:col-start-1 kids:row-start-1 kids:backface-hidden',
          !flipped && 'rotate-y-180',
        )}
      >
        <div inert={!flipped} aria-hidden={!flipped} className="grid grid-cols-1">
          {front}
        </div>
        <div inert={flipped} aria-hidden={flipped} className="grid grid-cols-1 rotate-y-180">
          {back}
        </div>
      </div>
    </div>
  )
}

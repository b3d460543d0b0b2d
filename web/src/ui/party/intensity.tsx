import { INTENSITY_STEPS, intensityLevel } from '../../lib/intensity-level.ts'
import { cx } from '../look/cx.ts'

export interface IntensityProps {
  readonly value: number | null | undefined
  readonly size?: number
  readonly className?: string
}

/** Five dots; the lit ones are filled, the others only outlined. */
export function Intensity({ value, size = 22, className }: IntensityProps) {
  const level = intensityLevel(value)
  return (
    <span className={cx('inline-flex items-center', className)}>
      <span className="sr-only">{`Intensity ${level} of ${INTENSITY_STEPS}`}</span>
      {Array.from({ length: INTENSITY_STEPS }, (_, step) => (
        <svg key={step} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
          <circle
            cx="12"
            cy="12"
            r="8"
            strokeWidth="2"
            className={step < level ? 'fill-bad stroke-bad' : 'fill-none stroke-leaf-500'}
          />
        </svg>
      ))}
    </span>
  )
}

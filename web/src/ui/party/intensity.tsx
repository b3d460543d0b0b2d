import { INTENSITY_STEPS, intensityLevel } from '../../lib/intensity-level.ts'
import { cx } from '../look/cx.ts'

export interface IntensityProps {
  readonly value: number | null | undefined
  readonly size?: number
  readonly className?: string
}

const CHILI = 'M15.5 6.2c3.6 1 5 4.4 3.3 8.1C16.6 18.9 10.5 21.7 3 21c4.8-1.9 6.3-5.2 7-9 .6-3.4 2.6-6.5 5.5-5.8Z'

/** Five peppers; the lit ones are filled, the others are only drawn. */
export function Intensity({ value, size = 22, className }: IntensityProps) {
  const level = intensityLevel(value)
  return (
    <span className={cx('inline-flex items-center', className)}>
      <span className="sr-only">{`Intensity ${level} of ${INTENSITY_STEPS}`}</span>
      {Array.from({ length: INTENSITY_STEPS }, (_, step) => (
        <svg key={step} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
          <path
            d={CHILI}
            strokeWidth="2"
            strokeLinejoin="round"
            className={step < level ? 'fill-bad stroke-bad' : 'fill-none stroke-leaf-500'}
          />
          <path
            d="M14 7.5c-.4-2 1.5-2.7 2.5-5"
            fill="none"
            strokeWidth="2.6"
            strokeLinecap="round"
            className={step < level ? 'stroke-good' : 'stroke-leaf-500'}
          />
        </svg>
      ))}
    </span>
  )
}

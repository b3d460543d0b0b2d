import { useId } from 'react'
import { cx } from '../look/cx.ts'

export interface RatingProps {
  readonly label: string
  readonly value: number | null
  readonly onChange: (value: number) => void
  readonly disabled?: boolean
}

const STEPS = [1, 2, 3, 4, 5] as const
const STAR = 'M12 2.5l2.9 6 6.600.9-4.800 4.600 1.200 6.500L12 17.400l-5.900 3.100 1.200-6.500L2.500 9.400l6.600-.9Z'

/** One to five stars; radio buttons underneath. */
export function Rating({ label, value, onChange, disabled }: RatingProps) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1 w-full text-center font-semibold">{label}</legend>
      <div className="flex justify-center">
        {STEPS.map((step) => (
          <label
            key={step}
            className="grid size-14 place-items-center rounded-control transition-transform duration-150 active:scale-90 has-focus-visible:outline-3 has-focus-visible:outline-cream sm:size-16"
          >
            <input
              type="radio"
              name={name}
              value={step}
              checked={value === step}
              onChange={() => onChange(step)}
              className="sr-only"
            />
            <span className="sr-only">{step === 1 ? '1 star' : `${step} stars`}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-11 sm:size-13">
              <path
                d={STAR}
                strokeWidth="2"
                strokeLinejoin="round"
                className={cx(
                  value !== null && step <= value ? 'fill-amber stroke-amber' : 'fill-none stroke-leaf-500',
                )}
              />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

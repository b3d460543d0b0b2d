import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '../button/icon-button.tsx'

export interface StepperProps {
  readonly label: string
  readonly hint?: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
  readonly disabled?: boolean
}

export function Stepper({ label, hint, value, min, max, onChange, disabled = false }: StepperProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 items-center gap-4">
      <div className="min-w-0 flex-1">
        <span id={id} className="leading-tight font-semibold">
          {label}
        </span>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      <IconButton
        kind="raised"
        label={`Fewer: ${label}`}
        icon={<Minus strokeWidth={3} />}
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      />
      <output aria-live="polite" className="w-10 text-center font-display text-3xl font-extrabold tabular">
        {value}
      </output>
      <IconButton
        kind="raised"
        label={`More: ${label}`}
        icon={<Plus strokeWidth={3} />}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      />
    </fieldset>
  )
}

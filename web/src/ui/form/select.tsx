import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'
import { Field, type FieldText } from './field.tsx'
import { INPUT_LOOK } from './input-look.ts'

export interface SelectOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

export interface SelectProps<Value extends string>
  extends FieldText,
    Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  readonly options: readonly SelectOption<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** The system's own list, which is the best one on a phone. */
export function Select<Value extends string>({
  label,
  hint,
  error,
  hideLabel,
  id,
  options,
  value,
  onChange,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <Field id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      {(wiring) => (
        <div className="relative">
          <select
            {...rest}
            {...wiring}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen) onChange(chosen.value)
            }}
            className={cx(INPUT_LOOK, 'appearance-none pr-12', className)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-leaf-900">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 size-6 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  )
}

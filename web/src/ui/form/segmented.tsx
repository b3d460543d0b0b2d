import { type ReactNode, useId } from 'react'
import { cx } from '../look/cx.ts'

export interface SegmentedOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly icon?: ReactNode
  /** A second, smaller line. */
  readonly hint?: string | undefined
  readonly disabled?: boolean
}

export interface SegmentedProps<Value extends string> {
  readonly label: string
  readonly hideLabel?: boolean
  readonly options: readonly SegmentedOption<Value>[]
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
  /** `stack` gives each choice its own row. */
  readonly layout?: 'row' | 'stack'
}

/** One of a few visible choices. It uses radio buttons, so arrow keys and forms work. */
export function Segmented<Value extends string>({
  label,
  hideLabel = false,
  options,
  value,
  onChange,
  disabled,
  layout = 'row',
}: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={cx('mb-1.5 font-semibold', hideLabel && 'sr-only')}>{label}</legend>
      <div
        className={cx(
          'grid gap-1 rounded-[1.25rem] border-2 border-leaf-500 bg-night p-1',
          layout === 'row' ? 'auto-cols-fr grid-flow-col' : 'grid-cols-1',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-key flex-col items-center justify-center rounded-[0.9rem] px-2 py-1.5 text-center font-display leading-tight font-bold wrap-normal transition-transform duration-150 select-none',
              'hover:bg-leaf-800 active:scale-[0.97] has-checked:bg-cream has-checked:text-ink has-disabled:text-muted',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-words',
              '[&_svg]:size-5',
              // Nothing is chosen yet, so all of them look pressable.
              value === null && 'bg-key shadow-[inset_0_0_0_2px_var(--color-key-edge)]',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon}
            {option.label}
            {option.hint && <span className="font-sans text-sm font-normal">{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../look/cx.ts'

/** The props that tie a control in a field to its label, hint and error. */
export interface FieldWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FieldText {
  readonly label: string
  readonly hint?: string
  readonly error?: string
  /** Keeps the label for screen readers only. */
  readonly hideLabel?: boolean
}

export interface FieldProps extends FieldText {
  readonly id?: string
  /** Shows `used/max` beside the label. */
  readonly counter?: { readonly used: number; readonly max: number }
  readonly children: (wiring: FieldWiring) => ReactNode
}

export function Field({ id: given, label, hint, error, hideLabel = false, counter, children }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = cx(hint && `${id}-hint`, error && `${id}-error`)
  return (
    <div className="flex flex-col gap-1.5">
      <div className={cx('flex items-baseline justify-between gap-3', hideLabel && !counter && 'sr-only')}>
        <label htmlFor={id} className={cx('font-semibold text-balance', hideLabel && 'sr-only')}>
          {label}
        </label>
        {counter && (
          <span
            className={cx('ml-auto shrink-0 tabular text-sm', counter.used >= counter.max ? 'text-warn' : 'text-muted')}
          >
            {counter.used}/{counter.max}
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div role="alert" className="contents">
        {error && (
          <p id={`${id}-error`} className="flex animate-rise items-start gap-1.5 text-sm font-medium text-bad">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  )
}

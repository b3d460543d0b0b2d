import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'
import { Field, type FieldText } from './field.tsx'
import { INPUT_LOOK } from './input-look.ts'

export interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {
  /** With `maxLength` and a controlled `value`, shows how much is used. */
  readonly count?: boolean
}

/** Grows with the text where the browser can. */
export function TextArea({ label, hint, error, hideLabel, count = false, id, className, ...rest }: TextAreaProps) {
  const counter =
    count && rest.maxLength !== undefined ? { used: String(rest.value ?? '').length, max: rest.maxLength } : undefined
  return (
    <Field id={id} label={label} hint={hint} error={error} hideLabel={hideLabel} counter={counter}>
      {(wiring) => (
        <textarea
          rows={3}
          {...rest}
          {...wiring}
          className={cx(INPUT_LOOK, 'text-area field-sizing-content wrap-anywhere', className)}
        />
      )}
    </Field>
  )
}

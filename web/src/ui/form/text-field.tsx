import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'
import { Field, type FieldText } from './field.tsx'
import { INPUT_LOOK } from './input-look.ts'

export interface TextFieldProps extends FieldText, ComponentProps<'input'> {
  /** With `maxLength` and a controlled `value`, shows how much is used. */
  readonly count?: boolean
}

export function TextField({ label, hint, error, hideLabel, count = false, id, className, ...rest }: TextFieldProps) {
  const counter =
    count && rest.maxLength !== undefined ? { used: String(rest.value ?? '').length, max: rest.maxLength } : undefined
  return (
    <Field id={id} label={label} hint={hint} error={error} hideLabel={hideLabel} counter={counter}>
      {(wiring) => (
        <input type="text" {...rest} {...wiring} className={cx(INPUT_LOOK, 'read-only:bg-leaf-900', className)} />
      )}
    </Field>
  )
}

import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'
import { Spinner } from '../status/spinner.tsx'
import { type ButtonLook, buttonLook } from './button-look.ts'

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Turns a wheel beside the label and ignores presses. Put what is going on in the label. */
  readonly busy?: boolean
}

export function Button({ kind, size, wide, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonLook({ kind, size, wide }), className)}
    >
      {busy && <Spinner size={20} />}
      {children}
    </button>
  )
}

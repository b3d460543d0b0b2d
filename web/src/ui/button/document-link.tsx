import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'
import { type ButtonLook, buttonLook } from './button-look.ts'

interface DocumentLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

/** Looks like a button, and leads to another document than the site's: the TV's. */
export function DocumentLink({ to, kind, size, wide, className, children, ...rest }: DocumentLinkProps) {
  return (
    <a {...rest} href={to} className={cx(buttonLook({ kind, size, wide }), className)}>
      {children}
    </a>
  )
}

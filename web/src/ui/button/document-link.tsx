import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'
import { type ButtonLook, buttonLook } from './button-look.ts'

interface DocumentLinkProps extends ButtonLook, Omit<ComponentProps<'a'>, 'href'> {
  readonly to: string
}

/** A link that looks like a button, to a document outside the site: the TV's. */
export function DocumentLink({ to, kind, size, wide, className, children, ...rest }: DocumentLinkProps) {
  return (
    <a {...rest} href={to} className={cx(buttonLook({ kind, size, wide }), className)}>
      {children}
    </a>
  )
}

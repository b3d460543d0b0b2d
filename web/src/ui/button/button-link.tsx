import { cx } from '../look/cx.ts'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Link, type LinkProps } from './link.tsx'

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={cx(buttonLook({ kind, size, wide }), className)} />
}

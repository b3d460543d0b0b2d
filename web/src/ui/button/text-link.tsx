import { cx } from '../look/cx.ts'
import { Link, type LinkProps } from './link.tsx'

export type TextLinkProps = LinkProps

/** A link inside a sentence. */
export function TextLink({ className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={cx('font-semibold text-info underline decoration-2 underline-offset-4 hover:text-words', className)}
    />
  )
}

import { cx } from '../look/cx.ts'

export interface LogoProps {
  /** Only the grin, for the folded sidebar. */
  readonly markOnly?: boolean
  /** Classes that set the height. */
  readonly className?: string
}

export function Logo({ markOnly = false, className = 'h-10' }: LogoProps) {
  return markOnly ? (
    <img src="/favicon.svg" alt="Highjinks" width="64" height="64" className={cx('w-auto', className)} />
  ) : (
    <img src="/logo.svg" alt="Highjinks" width="286" height="59" className={cx('w-auto', className)} />
  )
}

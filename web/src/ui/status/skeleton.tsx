import { cx } from '../look/cx.ts'

export interface SkeletonProps {
  /** Classes that set size and shape. */
  readonly className?: string
}

/** Hidden from screen readers: put `aria-busy` on the part that is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-control bg-leaf-800', className)} />
}

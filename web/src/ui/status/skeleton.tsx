import { cx } from '../look/cx.ts'

export interface SkeletonProps {
  /** Carries the size and the shape. */
  readonly className?: string
}

/** Hidden from screen readers: say `aria-busy` on what is loading. */
export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-control bg-leaf-800', className)} />
}

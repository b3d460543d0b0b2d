import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** `raised` lies on another card, `tint` takes the game's accent, `dashed` waits for something to come. */
  readonly kind?: 'plain' | 'raised' | 'tint' | 'dashed'
}

const KINDS = {
  plain: 'bg-leaf-900',
  raised: 'bg-leaf-800',
  tint: 'bg-accent-tint',
  dashed: 'border-2 border-dashed border-leaf-700',
} as const

export function Card({ kind = 'plain', className, ...rest }: CardProps) {
  return <div {...rest} className={cx('rounded-card p-5', KINDS[kind], className)} />
}

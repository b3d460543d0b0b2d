import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** `raised` is for a card on another card, `tint` takes the game's accent, `dashed` marks an empty place. */
  readonly kind?: 'plain' | 'raised' | 'tint' | 'dashed'
}

const KINDS = {
  plain: '',
  raised: 'card-raised',
  tint: 'card-tint',
  dashed: 'card-dashed',
} as const

export function Card({ kind = 'plain', className, ...rest }: CardProps) {
  return <div {...rest} className={cx('card rounded-card', KINDS[kind], className)} />
}

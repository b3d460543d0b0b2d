import type { ComponentProps } from 'react'
import { cx } from '../look/cx.ts'

export interface HeadingProps extends ComponentProps<'h2'> {
  readonly level?: 1 | 2 | 3 | 4
  readonly size?: 'hero' | 'title' | 'section' | 'small'
}

const SIZES = {
  hero: 'heading-hero',
  title: 'heading-title',
  section: 'heading-section',
  small: 'heading-small',
} as const

export function Heading({
  level = 2,
  size = level === 1 ? 'title' : 'section',
  className,
  children,
  ...rest
}: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag {...rest} className={cx('font-display', SIZES[size], className)}>
      {children}
    </Tag>
  )
}

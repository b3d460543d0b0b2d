import { cx } from '../look/cx.ts'

export interface CodeProps {
  readonly code: string
  readonly size?: 'huge' | 'card' | 'line'
  /** Inside a button, where a paragraph may not be. */
  readonly as?: 'p' | 'span'
}

const SIZES = {
  huge: 'text-code tracking-[0.08em]',
  card: 'text-[2rem] leading-tight tracking-[0.06em] @min-[21rem]:text-4xl @min-[21rem]:tracking-[0.08em] @md:text-5xl',
  line: 'text-2xl tracking-[0.12em]',
} as const

/** The share code, readable across the room and spelled out for screen readers. */
export function Code({ code, size = 'huge', as: Tag = 'p' }: CodeProps) {
  return (
    <Tag className={cx('font-display font-extrabold tabular whitespace-nowrap uppercase', SIZES[size])}>
      <span aria-hidden="true">{code}</span>
      <span className="sr-only">{code.split('').join(' ')}</span>
    </Tag>
  )
}

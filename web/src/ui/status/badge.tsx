import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export type BadgeTone = 'plain' | 'accent' | 'lime' | 'amber' | 'coral' | 'sky'

export interface BadgeProps {
  readonly tone?: BadgeTone
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-leaf-700 text-words',
  accent: 'border-2 border-ink bg-accent text-ink',
  lime: 'bg-lime text-ink',
  amber: 'bg-amber text-ink',
  coral: 'bg-coral text-ink',
  sky: 'bg-sky text-ink',
}

/** A small label that does nothing. */
export function Badge({ tone = 'plain', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx('badge inline-flex items-center gap-1 rounded-full tabular [&_svg]:size-4', TONES[tone], className)}
    >
      {icon}
      {children}
    </span>
  )
}

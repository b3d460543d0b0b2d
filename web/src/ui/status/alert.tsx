import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { said } from '../announcer/announcer.ts'
import { cx } from '../look/cx.ts'

export type AlertTone = 'bad' | 'warn' | 'info' | 'good'

export interface AlertProps {
  readonly tone?: AlertTone
  readonly title?: string
  readonly children?: ReactNode
  /** A button that helps. */
  readonly action?: ReactNode
}

const TONES = {
  bad: { edge: 'border-bad', ink: 'text-bad', Icon: CircleAlert },
  warn: { edge: 'border-warn', ink: 'text-warn', Icon: TriangleAlert },
  info: { edge: 'border-info', ink: 'text-info', Icon: Info },
  good: { edge: 'border-good', ink: 'text-good', Icon: CircleCheck },
} as const

/** Says what happened and what to do, where it happened. */
export function Alert({ tone = 'bad', title, children, action }: AlertProps) {
  const { edge, ink, Icon } = TONES[tone]
  return (
    <div
      // A failure is an alert of its own: it replaces the result that the user expects.
      role={tone === 'bad' ? 'alert' : undefined}
      ref={tone === 'bad' ? undefined : said}
      className={cx(
        'flex animate-rise flex-wrap items-start gap-3 rounded-control border-2 bg-leaf-900 px-4 py-3',
        edge,
      )}
    >
      <Icon aria-hidden="true" className={cx('mt-0.5 size-6 shrink-0', ink)} />
      <div className="min-w-0 flex-1 basis-48">
        {title && <p className="font-display text-lg font-bold tv:text-4xl">{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  )
}

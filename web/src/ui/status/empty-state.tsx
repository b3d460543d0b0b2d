import type { ReactNode } from 'react'
import { Heading } from '../layout/heading.tsx'

export interface EmptyStateProps {
  readonly title: string
  readonly children?: ReactNode
  /** An `Art`, or any picture. */
  readonly art?: ReactNode
  readonly action?: ReactNode
  readonly level?: 1 | 2 | 3
}

export function EmptyState({ title, children, art, action, level = 2 }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-10 text-center">
      {art && <div className="mb-2 w-full max-w-64 animate-pop">{art}</div>}
      <Heading level={level} size="section">
        {title}
      </Heading>
      {children && <div className="text-muted">{children}</div>}
      {action && <div className="mt-3 flex w-full flex-col gap-3 sm:w-auto">{action}</div>}
    </div>
  )
}

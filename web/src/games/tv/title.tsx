import type { ReactNode } from 'react'

interface TvTitleProps {
  readonly children: ReactNode
  /** Quieter, below it. */
  readonly foot?: ReactNode
}

/** What everybody is to know of this moment. */
export function TvTitle({ children, foot = null }: TvTitleProps) {
  return (
    <div role="status" className="text-center text-balance">
      <h2 className="font-display text-title leading-tight font-extrabold tracking-[-0.025em]">{children}</h2>
      {foot !== null && <p className="text-2xl leading-snug font-semibold text-muted">{foot}</p>}
    </div>
  )
}

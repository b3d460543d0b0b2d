import type { ReactNode } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { cx } from '../../ui/look/cx.ts'

/** A longer name makes a title too long for its place. */
const LONG_NAME = 12

interface TvTitleProps {
  readonly children: ReactNode
  /** Quieter, below it. */
  readonly foot?: ReactNode
  /** The person in it, if all below needs the room. */
  readonly name?: string
  /** Something else is larger. */
  readonly isLow?: boolean
}

/** The main message of this moment. */
export function TvTitle({ children, foot = null, name = '', isLow = false }: TvTitleProps) {
  return (
    <div ref={said} className="text-center text-balance">
      <h2
        className={cx(
          'font-display leading-tight font-extrabold tracking-[-0.025em]',
          isLow || name.length > LONG_NAME ? 'text-4xl' : 'text-title',
        )}
      >
        {children}
      </h2>
      {foot !== null && <p className="text-2xl leading-snug font-semibold text-muted">{foot}</p>}
    </div>
  )
}

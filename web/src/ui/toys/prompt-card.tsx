import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'
import { CardStamp } from './card-stamp.tsx'
import './large-card.css'

export interface PromptCardProps {
  /** The kind of card: 'Dare', 'Question', 'Round 3'. */
  readonly kicker?: ReactNode
  /** Long text is smaller. */
  readonly children: ReactNode
  /** Below the prompt, small: a rule, a source. */
  readonly foot?: ReactNode
  /** Replaces the game's suit in its corner. */
  readonly stamp?: ReactNode
  readonly className?: string
}

const LONG = 110

/** Paper with the prompt, to hold up and read across the room. */
export function PromptCard({ kicker, children, foot, stamp, className }: PromptCardProps) {
  const letters = typeof children === 'string' ? children.length : 0
  return (
    <div
      className={cx(
        'prompt-card paper large-card @container flex flex-col rounded-[2rem] border-4 border-ink p-2',
        className,
      )}
    >
      <div className="relative flex grow flex-col hairline p-5 sm:p-7 flat:px-4 flat:py-2.5">
        <div className="flex items-start justify-between gap-3">
          {kicker && (
            <p className="rounded-full bg-ink px-3.5 py-1 font-display text-lg font-bold text-accent">{kicker}</p>
          )}
          {stamp ?? <CardStamp className="-mt-2 -mr-2 laptop:hidden" />}
        </div>
        <div
          className={cx(
            'my-auto py-4 flat:py-2 font-display font-extrabold tracking-[-0.02em] text-balance',
            letters > LONG ? 'text-prompt-long' : 'text-prompt',
          )}
        >
          {children}
        </div>
        {foot && <div className="text-ink-soft">{foot}</div>}
      </div>
    </div>
  )
}

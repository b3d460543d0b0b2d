import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface PromptCardProps {
  /** What sort of card it is: 'Dare', 'Question', 'Round 3'. */
  readonly kicker?: ReactNode
  readonly children: ReactNode
  /** Below the prompt, small: a rule, a source. */
  readonly foot?: ReactNode
  readonly className?: string
}

/** Paper with the prompt on it, to be held up and read from across the room. */
export function PromptCard({ kicker, children, foot, className }: PromptCardProps) {
  return (
    <div className={cx('paper flex min-h-64 flex-col rounded-[2rem] border-4 border-ink p-2 sm:min-h-80', className)}>
      <div className="flex grow flex-col rounded-[1.4rem] border-3 border-accent p-5 sm:p-8">
        {kicker && (
          <p className="self-start rounded-full bg-ink px-3.5 py-1 font-display text-lg font-bold text-accent">
            {kicker}
          </p>
        )}
        <div className="my-auto py-4 font-display text-prompt font-extrabold tracking-[-0.02em] text-balance">
          {children}
        </div>
        {foot && <div className="text-ink-soft">{foot}</div>}
      </div>
    </div>
  )
}

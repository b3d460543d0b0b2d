import type { ReactNode } from 'react'
import { cx } from '../look/cx.ts'

export interface PromptCardProps {
  /** What sort of card it is: 'Dare', 'Question', 'Round 3'. */
  readonly kicker?: ReactNode
  /** A long text is set smaller. */
  readonly children: ReactNode
  /** Below the prompt, small: a rule, a source. */
  readonly foot?: ReactNode
  readonly className?: string
}

const LONG = 110

/** Paper with the prompt on it, to be held up and read from across the room. */
export function PromptCard({ kicker, children, foot, className }: PromptCardProps) {
  const long = typeof children === 'string' && children.length > LONG
  return (
    <div
      className={cx(
        'paper @container flex min-h-64 flex-col rounded-[2rem] border-4 border-ink p-2 short:min-h-44 sm:min-h-80 flat:min-h-44',
        className,
      )}
    >
      <div className="relative flex grow flex-col overflow-hidden rounded-[1.4rem] border-3 border-accent p-5 short:p-4 sm:p-7 flat:p-4">
        <div className="flex items-start justify-between gap-3">
          {kicker && (
            <p className="rounded-full bg-ink px-3.5 py-1 font-display text-lg font-bold text-accent stage:text-2xl">
              {kicker}
            </p>
          )}
          <Sprig />
        </div>
        <div
          className={cx(
            'my-auto py-4 short:py-2 flat:py-2 font-display font-extrabold tracking-[-0.02em] text-balance',
            long ? 'text-prompt-long' : 'text-prompt',
          )}
        >
          {children}
        </div>
        {foot && <div className="text-ink-soft">{foot}</div>}
      </div>
    </div>
  )
}

/** The suit of every card: a sprig of the game's colour in the corner. */
function Sprig() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className="-mt-2 -mr-2 ml-auto size-13 shrink-0 rotate-12">
      <g fill="var(--accent)" stroke="var(--color-ink)" strokeWidth="3" strokeLinejoin="round">
        <path d="M32 48C24 36 24 16 32 5c8 11 8 31 0 43Z" />
        <path d="M30 50C19 46 10 34 9 20c12 5 20 17 21 30ZM34 50c11-4 20-16 21-30-12 5-20 17-21 30Z" />
        <path d="M32 46v14" strokeLinecap="round" />
      </g>
    </svg>
  )
}

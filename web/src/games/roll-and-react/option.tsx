import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'

export interface OptionProps {
  readonly option: number
  readonly text: string
  /** `left`: another one was chosen. */
  readonly state: 'open' | 'chosen' | 'left'
  /** Null where there is nothing to tap: the shared screen. */
  readonly onChoose: (() => void) | null
  readonly isDisabled: boolean
}

const LOOKS = {
  open: 'border-leaf-500 bg-leaf-800',
  chosen: 'border-accent bg-accent-tint',
  left: 'border-leaf-700 bg-leaf-900 text-muted',
} as const

const SHAPE =
  'flex min-h-18 w-full items-center gap-3 rounded-card border-2 px-4 py-3 short:min-h-15 short:py-2 flat:min-h-13 flat:py-1.5 text-left font-display text-lg leading-tight font-bold lg:min-h-20 lg:text-3xl'

/** One of the four scenes: with its letter, so that a room can talk about it. */
export function Option({ option, text, state, onChoose, isDisabled }: OptionProps) {
  const body = (
    <>
      <Letter option={option} isLit={state !== 'left'} />
      <span className="min-w-0 flex-1 text-balance">{text}</span>
      {state === 'chosen' && (
        <span className="flex shrink-0 items-center gap-1 text-base text-accent">
          <Lock aria-hidden="true" className="size-5" /> Yours
        </span>
      )}
    </>
  )
  if (!onChoose) return <div className={cx(SHAPE, LOOKS[state])}>{body}</div>
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-pressed={state === 'chosen'}
      onClick={onChoose}
      className={cx(SHAPE, LOOKS[state], state === 'open' && 'lip hover:bg-leaf-700')}
    >
      {body}
    </button>
  )
}

export function Letter({ option, isLit }: { readonly option: number; readonly isLit: boolean }): ReactNode {
  return (
    <span
      className={cx(
        'grid size-10 shrink-0 place-items-center rounded-full text-xl font-extrabold lg:size-14 lg:text-3xl',
        isLit ? 'bg-accent text-ink' : 'bg-leaf-700 text-cream',
      )}
    >
      {'ABCD'[option]}
    </span>
  )
}

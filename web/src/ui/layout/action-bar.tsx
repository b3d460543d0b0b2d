import type { ReactNode } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { useAskSpot } from '../announcer/ask-spot.tsx'
import { cx } from '../look/cx.ts'

/**
 * Put this on an element that contains an action bar and has `data-beside`: it reserves the bar's width on a phone on
 * its side.
 */
export const BESIDE = 'flat:offered:max-w-none flat:offered:pr-(--beside)'

export interface ActionBarProps {
  readonly children: ReactNode
  /** A short line above the buttons: what they are waiting for. */
  readonly note?: ReactNode
  /** The question its buttons answer: the focus moves here with it. Left out if something inside has the question. */
  readonly question?: string
  /** Nothing in it can be pressed now: the choice is made, or comes first elsewhere. */
  readonly isIdle?: boolean
  readonly className?: string
}

/**
 * The next actions, always within reach of the thumb: sticks to the bottom of the screen. A phone on its side has no
 * height for that: there it is on the right within `BESIDE`, else at the end of the page. At a laptop's table it
 * follows the content.
 */
export function ActionBar({ children, note, question, isIdle = false, className }: ActionBarProps) {
  const spot = useAskSpot(question ?? null)
  useMark('has-actions')
  useMark(!isIdle && 'may-act')
  return (
    <div
      data-actions
      className={cx(
        'actions action-bar sticky bottom-0 z-20 -mx-4 mt-auto',
        'flat:static flat:before:hidden',
        'beside:fixed beside:top-18 beside:right-0 beside:bottom-6 beside:m-0 beside:flex beside:w-(--beside) beside:flex-col beside:justify-end beside:overflow-y-auto',
        'laptop:static laptop:m-0 laptop:before:hidden',
        className,
      )}
    >
      {note && <p className="mb-2 text-center text-balance text-muted ">{note}</p>}
      <div
        {...(question !== undefined && { role: 'group', 'aria-label': question, ...spot })}
        className="mx-auto flex w-full max-w-xl flex-col gap-3 outline-none laptop:max-w-none"
      >
        {children}
      </div>
    </div>
  )
}

import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useMark } from '../../lib/use-mark.ts'
import { cx } from '../look/cx.ts'

/** For what holds an action bar and carries `data-beside`: the room the bar takes on a phone that lies on its side. */
export const BESIDE = 'flat:offered:max-w-none flat:offered:pr-(--beside)'

export interface ActionBarProps {
  readonly children: ReactNode
  /** A short line above the buttons: what they wait for. */
  readonly note?: ReactNode
  readonly className?: string
}

/**
 * The next thing to do, always within reach of the thumb: sticks to the bottom of the screen. On a phone that lies on
 * its side there is no height for that: within `BESIDE` it stands to the right, elsewhere at the end of the page. At a
 * laptop's table it follows what it is about.
 */
export function ActionBar({ children, note, className }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useMark('has-actions')
  useMark(useHasEnabled(bar) && 'may-act')
  return (
    <div
      ref={bar}
      data-actions
      className={cx(
        'actions action-bar sticky bottom-0 z-20 -mx-4 mt-auto',
        'flat:static flat:before:hidden',
        'beside:fixed beside:top-18 beside:right-0 beside:bottom-6 beside:m-0 beside:flex beside:w-(--beside) beside:flex-col beside:justify-end beside:overflow-y-auto',
        'laptop:static laptop:m-0 laptop:before:hidden',
        className,
      )}
    >
      {note && <p className="mb-2 text-center text-balance text-muted short:mb-1 short:leading-snug">{note}</p>}
      <div className="mx-auto flex w-full max-w-xl flex-col gap-3 short:gap-2 laptop:max-w-none">{children}</div>
    </div>
  )
}

/** Whether something in it can be pressed that does something: to look at what one has is no move. */
function useHasEnabled(bar: RefObject<HTMLElement | null>): boolean {
  const [hasEnabled, setHasEnabled] = useState(false)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const look = () => setHasEnabled(element.querySelector(':enabled:not([data-peek])') !== null)
    look()
    const observer = new MutationObserver(look)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => observer.disconnect()
  }, [bar])
  return hasEnabled
}

import { type RefObject, useLayoutEffect } from 'react'

/** Something that moves at one time on every screen; in the server's time. */
export interface Timing {
  readonly startAt: number
  readonly duration: number
}

export interface TimedAnimation extends Timing {
  readonly from: string
  readonly to: string
  readonly easing: string
}

const STILL = '(prefers-reduced-motion: reduce)'

/**
 * Turns an element from one transform to another so that it arrives when the server says, however late the screen
 * came. The element's own style must already hold `to`: that is what remains, and what reduced motion shows at once.
 */
export function useTimedAnimation(
  target: RefObject<Element | null>,
  animation: TimedAnimation | null,
  now: () => number,
): void {
  const { startAt, duration, from, to, easing } = animation ?? {}
  useLayoutEffect(() => {
    const element = target.current
    if (!element?.animate || startAt === undefined || from === undefined || to === undefined) return
    if (window.matchMedia?.(STILL).matches) return
    const running = element.animate([{ transform: from }, { transform: to }], {
      duration,
      easing,
      delay: startAt - now(),
      fill: 'backwards',
    })
    return () => running.cancel()
  }, [target, startAt, duration, from, to, easing, now])
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Something that moves at one time on every screen; in the server's time. */
export interface Timing {
  readonly startAt: number
  readonly duration: number
  /** It stands still where it is, and goes on from there when `startAt` has been moved by as long as it stood. */
  readonly isStopped?: boolean
}

export interface TimedAnimation extends Timing {
  readonly from: string
  /** What it passes between the two, evenly. */
  readonly via?: readonly string[]
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
  const { startAt, duration, from, via, to, easing, isStopped = false } = animation ?? {}
  const between = via?.join('|') ?? ''
  const stoodAt = useRef<Animation['currentTime']>(null)
  useLayoutEffect(() => {
    const element = target.current
    if (!element?.animate || startAt === undefined || from === undefined || to === undefined) return
    if (window.matchMedia?.(STILL).matches) return
    const running = element.animate(
      [from, ...between.split('|').filter(Boolean), to].map((transform) => ({ transform })),
      {
        duration,
        easing,
        fill: 'backwards',
      },
    )
    if (isStopped) running.pause()
    // Whoever comes while it stands still cannot know how far it had come, and waits at its beginning.
    running.currentTime = isStopped ? (stoodAt.current ?? 0) : now() - startAt
    return () => {
      stoodAt.current = running.currentTime
      running.cancel()
    }
  }, [target, startAt, duration, from, between, to, easing, isStopped, now])
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A movement at one time on every screen, in server time. */
export interface Timing {
  readonly startAt: number
  readonly duration: number
  /** Stops where it is. It goes on from there when `startAt` has moved by the length of the pause. */
  readonly isStopped?: boolean
}

export interface TimedAnimation extends Timing {
  readonly from: string
  /** Transforms to pass between the two, evenly. */
  readonly via?: readonly string[]
  readonly to: string
  readonly easing: string
}

const STILL = '(prefers-reduced-motion: reduce)'

/**
 * Moves an element from one transform to another, to arrive at the server's time however late the screen opened. The
 * element's own style must already hold `to`: that is the final state, and the one that reduced motion shows right
 * away.
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
    // A screen that opens during the pause can't know how far it had come, and waits at its beginning.
    running.currentTime = isStopped ? (stoodAt.current ?? 0) : now() - startAt
    return () => {
      stoodAt.current = running.currentTime
      running.cancel()
    }
  }, [target, startAt, duration, from, between, to, easing, isStopped, now])
}

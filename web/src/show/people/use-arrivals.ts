import type { PlayerId } from '@highjinks/protocol'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'

const DROP: Keyframe[] = [
  { transform: 'translateY(-160%) rotate(-8deg)', opacity: 0, easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)' },
  { transform: 'translateY(-120%) rotate(-8deg)', opacity: 1, offset: 0.12, easing: 'cubic-bezier(0.6, 0, 0.9, 0.5)' },
  { transform: 'translateY(0) scale(1.16, 0.74)', offset: 0.62, easing: 'ease-out' },
  { transform: 'translateY(-6%) scale(0.95, 1.06)', offset: 0.82, easing: 'ease-in-out' },
  { transform: 'none' },
]
const SQUASH: Keyframe[] = [
  { transform: 'none' },
  { transform: 'scale(0.88, 1.1)', offset: 0.35 },
  { transform: 'scale(1.05, 0.95)', offset: 0.7 },
  { transform: 'none' },
]
const DROP_MS = 620
const LANDS_MS = 380
const BETWEEN_MS = 140

/** Drops newcomers onto the sofa, and makes their neighbors feel it. */
export function useArrivals(
  list: RefObject<HTMLElement | null>,
  people: readonly { readonly id: PlayerId }[],
  { isPaused, isSettled }: { readonly isPaused: boolean; readonly isSettled: boolean },
): void {
  const seated = useRef<readonly PlayerId[]>(isSettled ? people.map(({ id }) => id) : [])
  const ids = people.map(({ id }) => id).join(' ')
  useLayoutEffect(() => {
    const now = ids.split(' ').filter(Boolean)
    const arrived = now.filter((id) => !seated.current.includes(id))
    seated.current = now
    if (arrived.length === 0 || isPaused || prefersStillness()) return
    const figures = [...(list.current?.querySelectorAll('[data-figure]') ?? [])]
    for (const [nth, id] of arrived.entries()) {
      const at = now.indexOf(id)
      const delay = nth * BETWEEN_MS
      figures[at]?.animate?.(DROP, { duration: DROP_MS, delay, fill: 'backwards' })
      for (const beside of [at - 1, at + 1]) {
        if (arrived.includes(now[beside] ?? '')) continue
        figures[beside]?.animate?.(SQUASH, { duration: 400, delay: delay + LANDS_MS, easing: 'ease-out' })
      }
    }
  }, [list, ids, isPaused])
}

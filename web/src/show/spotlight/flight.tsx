import { useLayoutEffect, useRef } from 'react'
import { withNextFrame } from '../../lib/with-next-frame.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { pathFromSeat } from './path-from-seat.ts'
import { CHEER_MS, type Cheer } from './use-cheers.ts'

/** Flies from the seat of a cheering player up to this element. */
export function Flight({ cheer: { from, kind } }: { readonly cheer: Cheer }) {
  const thing = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () =>
      withNextFrame(() => {
        const it = thing.current
        const path = it && pathFromSeat(it, from, 1 / 3)
        if (!path) return
        const { x, y } = path
        it.animate(
          [
            { opacity: 0, transform: `translate(${x}px, ${y}px) scale(0.5)`, easing: 'ease-out' },
            {
              opacity: 1,
              transform: `translate(${x}px, ${y * 1.15}px) scale(1.15)`,
              offset: 0.2,
              easing: 'ease-in-out',
            },
            { opacity: 1, transform: 'none', offset: 0.85 },
            { opacity: 0, transform: 'scale(1.7)' },
          ],
          { duration: CHEER_MS, fill: 'both' },
        )
      }),
    [from],
  )
  return (
    <span ref={thing} data-cheer={kind} className="spotlight-cheer">
      <ReactionFace reaction={kind} />
    </span>
  )
}

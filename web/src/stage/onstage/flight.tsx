import { useLayoutEffect, useRef } from 'react'
import { prefersStillness } from '../../lib/stillness.ts'
import { ReactionFace } from '../../ui/party/reaction-face.tsx'
import { seatOf } from './seat-of.ts'
import { CHEER_MS, type Cheer } from './use-cheers.ts'

/** From the seat of whoever cheers up to where this stands. */
export function Flight({ cheer: { from, kind } }: { readonly cheer: Cheer }) {
  const thing = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const it = thing.current
    const seat = seatOf(from)
    if (!it?.animate || !seat || prefersStillness()) return
    const [there, here] = [seat.getBoundingClientRect(), it.getBoundingClientRect()]
    const share = it.currentCSSZoom ?? 1
    const x = (there.x + there.width / 2 - here.x - here.width / 2) / share
    const y = (there.y + there.height / 3 - here.y - here.height / 2) / share
    it.animate(
      [
        { opacity: 0, transform: `translate(${x}px, ${y}px) scale(0.5)`, easing: 'ease-out' },
        { opacity: 1, transform: `translate(${x}px, ${y * 1.15}px) scale(1.15)`, offset: 0.2, easing: 'ease-in-out' },
        { opacity: 1, transform: 'none', offset: 0.85 },
        { opacity: 0, transform: 'scale(1.7)' },
      ],
      { duration: CHEER_MS, fill: 'both' },
    )
  }, [from])
  return (
    <span ref={thing} data-cheer={kind} className="onstage-cheer">
      <ReactionFace reaction={kind} />
    </span>
  )
}

import { ArrowBigUp } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { said } from '../../ui/announcer/announcer.ts'
import { IsPlaceholder } from '../../ui/layout/is-placeholder.ts'
import { Later } from '../../ui/layout/later.tsx'
import { HasTv } from './has-tv.ts'

interface RevealSlotProps {
  readonly isOut: boolean
  /** Text for its place until then. */
  readonly suspense?: string
  /** Its position among several waiting pieces: each reserves its place a frame after the one before. */
  readonly place?: number
  readonly children: ReactNode
}

/** Holds the place of something that a later step brings, and plays its entrance when it comes. */
export function RevealSlot({ isOut, suspense, place = 0, children }: RevealSlotProps) {
  const held = (
    // Drawn again when it comes, or its entrance would be over by then.
    <div key={isOut ? 'out' : 'held'} className={isOut ? 'contents' : 'invisible contents'}>
      {isOut ? (
        children
      ) : (
        <Later turn={place + 1}>
          <IsPlaceholder value={true}>{children}</IsPlaceholder>
        </Later>
      )}
    </div>
  )
  if (suspense === undefined) return held
  return (
    <div className="grid items-center kids:[grid-area:1/1] kids:kids:[grid-area:1/1]">
      {!isOut && (
        <p ref={said} className="animate-breathe text-center font-display text-title font-extrabold text-muted">
          <Meanwhile>{suspense}</Meanwhile>
        </p>
      )}
      {held}
    </div>
  )
}

/**
 * Names the awaited result. If it may be about to happen on a TV, only screen readers get the text, so that eyes leave
 * the phone. A spectator can also be a person with a phone and no seat, and the words hold for that room, too.
 */
export function Meanwhile({ children }: { readonly children: string }) {
  if (!use(HasTv)) return children
  return (
    <>
      <span aria-hidden="true" className="inline-flex items-center gap-3">
        <ArrowBigUp className="size-9 fill-current" />
        Heads up!
        <ArrowBigUp className="size-9 fill-current" />
      </span>
      <span className="sr-only">{children}</span>
    </>
  )
}

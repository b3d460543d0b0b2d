import type { PlayerId } from '@highjinks/protocol'
import type { ReactNode } from 'react'
import { Upper } from '../../show/people/character.tsx'
import { useMood, useRevealPose } from '../../show/people/seat-moods.tsx'
import { said } from '../../ui/announcer/announcer.ts'
import { useFace } from '../../ui/avatar/looks.ts'
import { cx } from '../../ui/look/cx.ts'
import { signed } from '../../ui/party/points.ts'

interface OwnResultProps {
  readonly me: PlayerId
  readonly gain: number
  /** The result in the room's words; null if the game has none. */
  readonly words: string | null
  /** The reason, in one sentence. */
  readonly why?: string | null
  /** A long phone is full as well. */
  readonly isTight?: boolean
}

/**
 * The result for this phone's owner, with their figure beside it: on a long phone as large as possible. It's never only
 * words: a number would be the largest thing of all.
 */
export function OwnResult({ me, gain, words, why = null, isTight = false }: OwnResultProps) {
  const isPaid = gain > 0
  return (
    <div
      data-own-result
      className="flex min-w-0 animate-pop items-center justify-center gap-2 text-left font-display leading-tight font-extrabold"
    >
      <Bust seed={me} isLarge={!isTight} />
      <p className="min-w-0 text-2xl leading-none text-balance wrap-break-word lg:text-3xl">
        {words ?? (isPaid ? 'That paid off!' : 'Nothing this time.')}
        {gain !== 0 && (
          <>
            {' '}
            <span
              className={cx(
                'text-4xl leading-none whitespace-nowrap tabular laptop:text-5xl',
                !isTight && 'max-sm:text-[calc(2.25rem+var(--spare)*0.12)]',
                isPaid ? 'text-good' : 'text-bad',
              )}
            >
              {signed(gain)}
            </span>
          </>
        )}
        {why !== null && (
          <span className="mt-1 block font-sans text-base leading-tight font-normal text-muted">{why}</span>
        )}
      </p>
    </div>
  )
}

interface OwnSpotProps {
  /** Null on a TV and for a spectator. */
  readonly me: PlayerId | null
  readonly isOut: boolean
  readonly gains: Readonly<Record<PlayerId, number>>
  /** Returns null if nothing came of it for this seat. */
  readonly words: (me: PlayerId) => string | null
  readonly why?: (me: PlayerId) => string | null
  readonly isTight?: boolean
  /** The content until then. */
  readonly children: ReactNode
}

/** A row of a reveal that shows the owner's result as soon as the points are in. */
export function OwnSpot({ me, isOut, gains, words, why, isTight = false, children }: OwnSpotProps) {
  if (me === null) return children
  const gain = gains[me] ?? 0
  const line = words(me)
  const isMine = line !== null || gain !== 0
  // Reserve it for everyone until then: doing so only for one would give away that something is coming
  const isKept = isMine || !isOut
  return (
    <div
      ref={said}
      className={cx('grid content-center', isKept && (isTight ? 'min-h-16' : 'min-h-[calc(4rem+var(--spare)*0.4)]'))}
    >
      {isOut && isMine ? (
        <OwnResult me={me} gain={gain} words={line} why={why?.(me) ?? null} isTight={isTight} />
      ) : (
        children
      )}
    </div>
  )
}

/** From the hat to the hips, as they are on the sofa. */
function Bust({ seed, isLarge }: { readonly seed: string; readonly isLarge: boolean }) {
  const face = useFace(seed)
  return (
    <span
      aria-hidden="true"
      className={cx(
        'aspect-[8/9] shrink-0 [clip-path:inset(-1rem_-0.4rem_0)]',
        isLarge ? 'h-[calc(4rem+var(--spare)*0.4)] laptop:h-20' : 'h-16',
      )}
    >
      <span className="relative block aspect-[140/220] w-full">
        <Upper face={face} mood={useMood(seed)} isStanding={false} snacks={null} pose={useRevealPose(seed)} />
      </span>
    </span>
  )
}

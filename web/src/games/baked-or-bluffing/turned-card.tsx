import type { ReactNode } from 'react'
import { cx } from '../../ui/look/cx.ts'
import { CardFlip } from '../../ui/toys/card-flip.tsx'

interface TurnedCardProps {
  readonly isTurned: boolean
  /** What is read out. */
  readonly back: ReactNode
  /** What was true. */
  readonly front: ReactNode
}

/** Read out, believed or not, and turned over. */
export function TurnedCard({ isTurned, back, front }: TurnedCardProps) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-4xl flex-col gap-4 short:gap-2',
        // What was true is explained, and beside it stands who is paid.
        isTurned
          ? 'short:[--text-prompt:1rem] short:[--text-prompt-long:1rem]'
          : 'short:[--text-prompt:1.25rem] short:[--text-prompt-long:1.125rem]',
      )}
    >
      {/* Nobody learns the answer from the page's source before the card is turned. */}
      <CardFlip flipped={isTurned} className="animate-pop" back={back} front={isTurned && front} />
    </div>
  )
}

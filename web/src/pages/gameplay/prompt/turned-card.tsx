import type { ReactNode } from 'react'
import { gameOf } from '../../../games/game-of.ts'
import { play } from '../../../show/sound/sound.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CardFlip } from '../../../ui/toys/card-flip.tsx'

interface TurnedCardProps {
  readonly slug: string
  readonly isTurned: boolean
  /** What is read out. */
  readonly back: ReactNode
  /** What was true. */
  readonly front: ReactNode
  readonly onTurn: () => void
}

/** Read out, voted on with thumbs, and turned over. */
export function TurnedCard({ slug, isTurned, back, front, onTurn }: TurnedCardProps) {
  function turn() {
    play('reveal', gameOf(slug)?.chord)
    onTurn()
  }
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 short:gap-2 short:[--text-prompt:1.25rem] short:[--text-prompt-long:1.125rem]">
      {/* Nobody learns the answer from the page's source before the card is turned. */}
      <CardFlip flipped={isTurned} className="animate-pop" back={back} front={isTurned && front} />
      {!isTurned && (
        <Button size="lg" onClick={turn} className="sm:self-center">
          Turn It Over
        </Button>
      )}
    </div>
  )
}

import { memo } from 'react'
import { WithScenery } from './with-scenery.tsx'

interface GamePieceProps {
  readonly slug: string
  readonly isStill: boolean
}

/** A piece of the set of the game that is on, where a laptop would have nothing but a wall. */
export const GamePiece = memo(function GamePiece({ slug, isStill }: GamePieceProps) {
  return (
    <WithScenery slug={slug}>
      {({ Hung }) => (
        <div aria-hidden="true" data-still={isStill || undefined} className="table-piece">
          <Hung />
        </div>
      )}
    </WithScenery>
  )
})

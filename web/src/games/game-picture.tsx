import { memo } from 'react'
import { WithScenery } from './with-scenery.tsx'

interface GamePictureProps {
  readonly slug: string
  readonly isStill: boolean
}

/** A piece of the current game's scenery, where a laptop would have a bare wall. */
export const GamePicture = memo(function GamePicture({ slug, isStill }: GamePictureProps) {
  return (
    <WithScenery slug={slug}>
      {({ Picture }) => (
        <div aria-hidden="true" data-still={isStill || undefined} className="table-picture">
          <Picture />
        </div>
      )}
    </WithScenery>
  )
})

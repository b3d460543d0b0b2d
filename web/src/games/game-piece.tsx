import { type ComponentType, lazy, memo, Suspense } from 'react'
import { SETS } from './register.ts'

const BY_SLUG: Record<string, ComponentType | undefined> = Object.fromEntries(
  Object.entries(SETS).map(([slug, file]) => [slug, lazy(async () => ({ default: (await file()).set.Hung }))]),
)

interface GamePieceProps {
  readonly slug: string
  readonly isStill: boolean
}

/** A piece of the set of the game that is on, where a laptop would have nothing but a wall. */
export const GamePiece = memo(function GamePiece({ slug, isStill }: GamePieceProps) {
  const Hung = BY_SLUG[slug]
  if (!Hung) return null
  return (
    <div aria-hidden="true" data-still={isStill || undefined} className="table-piece">
      <Suspense fallback={null}>
        <Hung />
      </Suspense>
    </div>
  )
})

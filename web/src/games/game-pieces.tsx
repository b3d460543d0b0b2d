import { type ComponentType, lazy, Suspense } from 'react'
import { Confetti } from '../stage/podium/confetti.tsx'
import { type Span, Strewn } from '../stage/podium/strewn.tsx'
import { SETS } from './register.ts'

interface AsProps {
  /** Where at rest nothing may hang; null while they fall. */
  readonly taken: readonly Span[] | null
}

const BY_SLUG: Record<string, ComponentType<AsProps> | undefined> = Object.fromEntries(
  Object.entries(SETS).map(([slug, file]) => [
    slug,
    lazy(async () => {
      const { pieces } = (await file()).set
      return {
        default: ({ taken }: AsProps) => (taken ? <Strewn {...{ pieces, taken }} /> : <Confetti pieces={pieces} />),
      }
    }),
  ]),
)

interface GamePiecesProps extends AsProps {
  readonly slug: string
}

/** The end of an evening, in what its room is made of: falling all over a wall, or in the air around its podium. */
export function GamePieces({ slug, taken }: GamePiecesProps) {
  const Pieces = BY_SLUG[slug]
  return (
    Pieces && (
      <Suspense fallback={null}>
        <Pieces taken={taken} />
      </Suspense>
    )
  )
}

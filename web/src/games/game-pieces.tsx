import { Confetti } from '../stage/podium/confetti.tsx'
import { type Span, Strewn } from '../stage/podium/strewn.tsx'
import { WithScenery } from './with-scenery.tsx'

interface GamePiecesProps {
  readonly slug: string
  /** Where at rest nothing may hang; null while they fall. */
  readonly taken: readonly Span[] | null
}

/** The end of an evening, in what its room is made of: falling all over a wall, or in the air around its podium. */
export function GamePieces({ slug, taken }: GamePiecesProps) {
  return (
    <WithScenery slug={slug}>
      {({ pieces, instead }) =>
        taken ? <Strewn {...{ pieces, instead, taken }} /> : <Confetti {...{ pieces, instead }} />
      }
    </WithScenery>
  )
}

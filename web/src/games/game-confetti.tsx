import { Confetti } from '../show/podium/confetti.tsx'
import { type Span, Strewn } from '../show/podium/strewn.tsx'
import { WithScenery } from './with-scenery.tsx'

interface GameConfettiProps {
  readonly slug: string
  /** Where at rest nothing may hang; null while they fall. */
  readonly taken: readonly Span[] | null
}

/** The end of an evening, in what its room is made of: falling all over a TV, or in the air around its podium. */
export function GameConfetti({ slug, taken }: GameConfettiProps) {
  return (
    <WithScenery slug={slug}>
      {({ confetti, instead }) =>
        taken ? <Strewn {...{ confetti, instead, taken }} /> : <Confetti {...{ confetti, instead }} />
      }
    </WithScenery>
  )
}

import { Confetti } from '../show/podium/confetti.tsx'
import { type Span, Strewn } from '../show/podium/strewn.tsx'
import { WithScenery } from './with-scenery.tsx'

interface GameConfettiProps {
  readonly slug: string
  /** Areas without pieces at rest; null while they fall. */
  readonly taken: readonly Span[] | null
}

/** The end of a night in the room's pieces: falling all over a TV, or in the air around its podium. */
export function GameConfetti({ slug, taken }: GameConfettiProps) {
  return (
    <WithScenery slug={slug}>
      {({ confetti, instead }) =>
        taken ? <Strewn {...{ confetti, instead, taken }} /> : <Confetti {...{ confetti, instead }} />
      }
    </WithScenery>
  )
}

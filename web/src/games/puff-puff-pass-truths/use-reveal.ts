import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { Beat } from '../../show/timeline/beats.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'

type Shown = NonNullable<View['reveal']>

/** How far a reveal has been told, on whichever screen. `isOver`: all of it was, in the phase before. */
export function useReveal(reveal: Shown, isOver: boolean) {
  const told = useBeats()
  const places = reveal.turns.map(({ place }) => place)
  const reached = (beat: Beat) => (isOver ? places.length : told(beat))
  const turned = places.slice(0, reached('card') + reached('stamp'))
  return {
    /** The cards that lie open, the newest last. */
    turned,
    /** The cards to which their believers have come. */
    called: places.slice(0, reached('walk')),
    /** What everybody looks at: the newest card, or the one that is left. */
    spot: reached('suspense') > 0 ? places.at(-1) : turned.at(-1),
    /** Nothing is left but the last card. */
    isInSuspense: reached('suspense') > 0,
    isOut: reached('stamp') > 0,
    isCounted: reached('gains') > 0,
  }
}

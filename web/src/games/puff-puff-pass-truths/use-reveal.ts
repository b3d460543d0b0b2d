import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { useBeats } from '../../show/timeline/use-beats.ts'

/** How far a reveal has been told, on whichever screen. */
export function useReveal({ turns }: Pick<NonNullable<View['reveal']>, 'turns'>) {
  const reached = useBeats()
  const places = turns.map(({ place }) => place)
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

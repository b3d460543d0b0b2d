import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { useBeats } from '../../show/timeline/use-beats.ts'

/** Returns how far a reveal is, on any screen. */
export function useReveal({ turns }: Pick<NonNullable<View['reveal']>, 'turns'>) {
  const reached = useBeats()
  const places = turns.map(({ place }) => place)
  const turned = places.slice(0, reached('card') + reached('stamp'))
  return {
    /** The open cards, the newest last. */
    turned,
    /** The cards whose believers have arrived. */
    called: places.slice(0, reached('walk')),
    /** The card in focus: the newest, or the one that is left. */
    spot: reached('suspense') > 0 ? places.at(-1) : turned.at(-1),
    /** Only the last card is left. */
    isInSuspense: reached('suspense') > 0,
    isOut: reached('stamp') > 0,
    isCounted: reached('gains') > 0,
  }
}

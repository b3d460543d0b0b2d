import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { Beat, Timeline } from '../../show/timeline/beats.ts'
import { DIMS, FLIPS, PAYS, STAMPS, WALKS } from '../../show/timeline/effects.ts'
import { useBeats } from '../../show/timeline/use-beats.ts'

type Shown = NonNullable<View['reveal']>

/** Once a card lies open, those who took it for the lie walk over to it; when all do, it is counted. */
const WALK_MS = 550
const SUSPENSE_MS = 1400
const GAINS_AFTER_MS = 1100

/** The cards that are true, those who fell for them, the last card in the dark, the stamp, and what it brought. */
export function revealTimeline({ turns }: Pick<Shown, 'turns'>): Timeline {
  const last = turns.at(-1)?.at ?? 0
  return [
    ...turns.slice(0, -1).map(({ at }) => ['card', at, FLIPS] as const),
    ...turns.map(({ at }) => ['walk', at + WALK_MS, WALKS] as const),
    ['suspense', last - SUSPENSE_MS, DIMS],
    ['stamp', last, STAMPS],
    ['gains', last + GAINS_AFTER_MS, PAYS],
  ]
}

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

import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { Timeline } from '../../show/timeline/beats.ts'
import { DIMS, FLIPS, PAYS, STAMPS, WALKS } from '../../show/timeline/effects.ts'

type Shown = NonNullable<View['reveal']>

/** Once a card is open, players who took it for the lie walk over to it; when all have, it is counted. */
const WALK_MS = 550
const SUSPENSE_MS = 1400
const GAINS_AFTER_MS = 1100

/** The true cards, the players who fell for them, the last card in the dark, the stamp, and the points. */
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

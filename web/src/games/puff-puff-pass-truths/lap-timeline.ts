import type { View } from '@highjinks/games/puff-puff-pass-truths'
import type { Timeline } from '../../show/timeline/beats.ts'
import { CHIMES, PAYS, STAMPS } from '../../show/timeline/effects.ts'
import { signed } from '../../ui/party/points.ts'
import { reasonOf } from '../attempt/attempt.ts'

type Prizes = NonNullable<View['prizes']>

/** For naming the player who would fool the most. */
const PROPHET_PAY = 50

const FIRST_MS = 1100
const EVERY_MS = 1300
const GAINS_AFTER_MS = 1100

export interface Prize {
  readonly ids: readonly string[]
  readonly title: string
  readonly worth: string
}

/** Returns the prizes, the best last. */
export function prizesOf({ liars, prophets }: Prizes): readonly Prize[] {
  return [
    { ids: liars, title: 'Fooled the most people', worth: '' },
    { ids: prophets, title: 'Guessed the best liar', worth: signed(PROPHET_PAY) },
  ].filter(({ ids }) => ids.length > 0)
}

/** Returns the reason for this seat's prize. */
export function ownPrize({ prophets }: Prizes, me: string): string | null {
  return reasonOf([[prophets.includes(me) ? PROPHET_PAY : 0, 'for guessing the best liar']])
}

/** One prize after the other, with the lights down until the last, and then the standings. */
export function lapTimeline(prizes: Prizes): Timeline {
  const count = prizesOf(prizes).length
  return [
    ...Array.from({ length: count }, (_, i) => {
      const at = FIRST_MS + i * EVERY_MS
      return i === count - 1 ? (['stamp', at, STAMPS] as const) : (['prize', at, CHIMES] as const)
    }),
    ['gains', FIRST_MS + (count - 1) * EVERY_MS + GAINS_AFTER_MS, PAYS],
  ]
}

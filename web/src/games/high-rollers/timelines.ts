import type { View } from '@highjinks/games/high-rollers'
import type { Timeline } from '../../show/timeline/beats.ts'
import { FAILS, LINGERS, THUDS } from '../../show/timeline/effects.ts'

/** When they knock against the far side, for so much of their flight. */
const KNOCK = 0.42
/** The dice lie there before it is heard what a push has come to. */
const BUST_AFTER_MS = 400
/** So long everybody reads the dice, and nothing else. */
export const LANDED_MS = 1000
/** Then one reads what they ask for. */
const CARD_AFTER_MS = LANDED_MS + 450

type Rolled = Pick<View, 'phase' | 'pushes' | 'tumbleMs' | 'isBust'>

/** Whether dice fly at the beginning of this phase: at a further choice they lie there already. */
export function isThrowing({ phase, pushes }: Pick<View, 'phase' | 'pushes'>): boolean {
  return phase === 'roll' || (phase === 'keep' && pushes === 0)
}

/** The dice fall and are read; before a choice the card that it would be is turned over. */
export function rollTimeline(table: Rolled): Timeline {
  const { phase, tumbleMs, isBust } = table
  if (!isThrowing(table)) return [['card', LANDED_MS, LINGERS]]
  const landed: Timeline = [
    ['knock', tumbleMs * KNOCK, THUDS],
    ['still', tumbleMs, THUDS],
  ]
  if (phase === 'keep') return [...landed, ['read', tumbleMs + LANDED_MS], ['card', tumbleMs + CARD_AFTER_MS, LINGERS]]
  return [...landed, ['read', tumbleMs], ...(isBust ? [['bust', tumbleMs + BUST_AFTER_MS, FAILS] as const] : [])]
}

/** So long a TV says whom it hit, and the card waits. */
export const AIMED: Timeline = [['card', 2600, LINGERS]]

import type { View } from '@highjinks/games/high-rollers'
import type { Timeline } from '../../show/timeline/beats.ts'
import { FAILS, LINGERS, THUDS } from '../../show/timeline/effects.ts'

/** When they hit the far side, as a share of their flight. */
const KNOCK = 0.42
/** The dice are at rest before the sound of a push's result. */
const BUST_AFTER_MS = 400
/** Everyone reads the dice this long, and nothing else. */
export const LANDED_MS = 1000
/** Then people read the card. */
const CARD_AFTER_MS = LANDED_MS + 450

type Rolled = Pick<View, 'phase' | 'pushes' | 'tumbleMs' | 'isBust'>

/** Returns whether dice fly at the start of this phase: at a further choice they are already at rest. */
export function isThrowing({ phase, pushes }: Pick<View, 'phase' | 'pushes'>): boolean {
  return phase === 'roll' || (phase === 'keep' && pushes === 0)
}

/** The dice fall and people read them; before a choice the possible card turns over. */
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

/** A TV names the player this long, and the card waits. */
export const AIMED: Timeline = [['card', 2600, LINGERS]]

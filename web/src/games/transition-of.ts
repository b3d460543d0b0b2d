import type { Transition } from '../show/timeline/transition.ts'
import { gameOf } from './game-of.ts'

/** Returns a game's transition between turns; null if it has none, or its scenery hasn't loaded. */
export function transitionOf(slug: string): Transition | null {
  return gameOf(slug)?.scenery?.here()?.scenery.transition ?? null
}

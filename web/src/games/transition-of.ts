import type { Transition } from '../show/timeline/transition.ts'
import { gameOf } from './game-of.ts'

/** How this game goes from one turn to the next; null where nothing crosses the screen, and before its scenery has come. */
export function transitionOf(slug: string): Transition | null {
  return gameOf(slug)?.scenery?.here()?.scenery.transition ?? null
}

import type { View } from '@highjinks/games/roll-and-react'
import { type Outcome, takenBy } from '../../stage/sofa/outcome.ts'
import { loudestOutcome } from '../attempt/attempt-outcome.ts'

/** A run is about whoever acted it, the curtain about its star. */
export function outcomeOf({ gallery, gains, turn, audience, curtain }: View): Outcome | null {
  if (curtain) return { ...loudestOutcome(curtain.best), gains: loudestOutcome(curtain.loudest).gains }
  if (!gallery) return null
  const actor = turn === null ? [] : [turn]
  const isSeen = actor.some((id) => (gains?.[id] ?? 0) > 0)
  return {
    candidates: gallery.length === 0 ? [] : actor,
    named: takenBy(actor, isSeen ? 'cheers' : gallery.length === 0 ? 'ducks' : 'slumps'),
    gains: gains ?? {},
    missed: gallery.length === 0 ? [] : audience,
  }
}

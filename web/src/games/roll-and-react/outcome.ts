import type { View } from '@highjinks/games/roll-and-react'
import { type Outcome, takenBy } from '../../show/people/outcome.ts'
import { loudestOutcome, outcomeOfTurn } from '../attempt/attempt-outcome.ts'
import { prizesOf } from './prizes.ts'

/** A run is about whoever acted it. */
export function galleryOutcome({ gallery, gains, turn, audience }: View): Outcome | null {
  if (!gallery) return null
  if (gallery.length > 0) return outcomeOfTurn(turn, gains ?? {}, audience)
  return { candidates: [], named: takenBy(turn === null ? [] : [turn], 'ducks'), gains: gains ?? {}, missed: [] }
}

/** The curtain is about its star. */
export function curtainOutcome({ curtain }: View): Outcome | null {
  if (!curtain) return null
  return { ...loudestOutcome(curtain.best), gains: prizesOf(curtain), isApplauded: curtain.best.length > 0 }
}

import type { View } from '@highjinks/games/high-rollers'
import type { Reveal } from '../../show/people/reveal.ts'
import { isLegend } from '../attempt/attempt.ts'
import { namedByRuling, onTrial, outdone } from '../attempt/attempt-reveal.ts'

/** Returns who the stamp is about: the performer. A roller who passed the card on only gains by it. */
export function revealOf({ score, attempt }: View): Reveal | null {
  if (!score) return null
  return {
    candidates: onTrial(attempt),
    named: attempt ? namedByRuling(attempt) : {},
    isLegend: isLegend(attempt),
    gains: score.gains,
    missed: attempt ? outdone(attempt) : [],
  }
}

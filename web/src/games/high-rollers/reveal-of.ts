import type { View } from '@highjinks/games/high-rollers'
import type { Reveal } from '../../show/people/reveal.ts'
import { isLegend } from '../attempt/attempt.ts'
import { namedByRuling, onTrial, outdone } from '../attempt/attempt-reveal.ts'

/** The stamp is about whoever performed; the roller who passed it on only gains by it. */
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

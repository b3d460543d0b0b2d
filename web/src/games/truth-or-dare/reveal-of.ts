import type { View } from '@highjinks/games/truth-or-dare'
import type { Reveal } from '../../show/people/reveal.ts'
import { isLegend } from '../attempt/attempt.ts'
import { namedByRuling, onTrial } from '../attempt/attempt-reveal.ts'

/** Returns who the stamp is about: the card's player. The others' calls were paid before. */
export function revealOf({ reveal, attempt }: View): Reveal | null {
  if (!reveal) return null
  return {
    candidates: onTrial(attempt),
    named: attempt ? namedByRuling(attempt) : {},
    isLegend: isLegend(attempt),
    gains: reveal.gains,
    missed: [],
  }
}

import type { View } from '@highjinks/games/truth-or-dare'
import type { Reveal } from '../../show/people/reveal.ts'
import { isLegend } from '../attempt/attempt.ts'
import { namedByRuling, onTrial } from '../attempt/attempt-reveal.ts'

/** The stamp is about whoever had the card; the others were paid for their calls before. */
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

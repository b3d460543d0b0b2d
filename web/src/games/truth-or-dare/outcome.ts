import type { View } from '@highjinks/games/truth-or-dare'
import type { Outcome } from '../../show/people/outcome.ts'
import { isLegend } from '../attempt/attempt.ts'
import { namedByRuling, onTrial } from '../attempt/attempt-outcome.ts'

/** The stamp is about whoever had the card; the others were paid for their calls before. */
export function outcomeOf({ reveal, attempt }: View): Outcome | null {
  if (!reveal) return null
  return {
    candidates: onTrial(attempt),
    named: attempt ? namedByRuling(attempt) : {},
    isLegend: isLegend(attempt),
    gains: reveal.gains,
    missed: [],
  }
}

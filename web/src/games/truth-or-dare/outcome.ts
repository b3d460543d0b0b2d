import type { View } from '@highjinks/games/truth-or-dare'
import type { Outcome } from '../../stage/sofa/outcome.ts'
import { namedByRuling, onTrial } from '../attempt/attempt-outcome.ts'

/** The stamp is about whoever had the card; the others had only called it. */
export function outcomeOf({ reveal, attempt, outcomes }: View): Outcome | null {
  if (!reveal) return null
  return {
    candidates: onTrial(attempt),
    named: attempt ? namedByRuling(attempt) : {},
    gains: reveal.gains,
    missed: [outcomes.choose, outcomes.deal].flatMap((outcome) => outcome?.wrong ?? []),
  }
}

import type { View } from '@highjinks/games/high-rollers'
import type { Outcome } from '../../stage/sofa/outcome.ts'
import { namedByRuling, onTrial, outdone } from '../attempt/attempt-outcome.ts'

/** The stamp is about whoever performed; the roller who passed it on and those who called it only gain by it. */
export function outcomeOf({ score, attempt, calls, turn }: View): Outcome | null {
  if (!score) return null
  const callers = Object.keys(calls ?? {}).filter((id) => id !== turn)
  return {
    candidates: onTrial(attempt),
    named: attempt ? namedByRuling(attempt) : {},
    gains: score.gains,
    missed: [...(attempt ? outdone(attempt) : []), ...callers],
  }
}

import type { InterludeView } from '@highjinks/games/kit'
import { type Outcome, takenBy } from '../../stage/sofa/outcome.ts'
import { crownedLines } from './crowned-lines.ts'

/** Fingers hit somebody, lines crown somebody; whoever pointed with the room or got a vote gains in their seat. */
export function interludeOutcome(phase: string, view: InterludeView): Outcome | null {
  if (view.kind === 'point') {
    if (phase !== 'fingers') return null
    const pointed = view.worth > 0 ? Object.keys(view.fingers ?? {}) : []
    return { candidates: [], named: takenBy(view.most, 'shrugs'), gains: view.gains, missed: pointed }
  }
  if (phase !== 'lines') return null
  const crowned = crownedLines(view.lines).flatMap(({ by }) => by ?? [])
  return { candidates: [], named: takenBy(crowned, 'cheers'), gains: view.gains, missed: [] }
}

import type { InterludeView } from '@highjinks/games/kit'
import { type Outcome, takenBy } from '../../stage/sofa/outcome.ts'
import { crownedLines } from './crowned-lines.ts'

/** Fingers hit somebody, lines crown somebody; whoever pointed with the room or got a vote gains in their seat. */
export function interludeOutcome(phase: string, view: InterludeView): Outcome | null {
  if (view.kind === 'point') {
    if (phase !== 'fingers') return null
    const pointed = Object.keys(view.fingers ?? {})
    // Where no two agree they look at each other.
    const named = takenBy(view.most.length > 0 ? view.most : pointed, 'shrugs')
    return { candidates: [], named, gains: view.gains, missed: view.worth > 0 ? pointed : [] }
  }
  if (phase !== 'lines') return null
  const crowned = crownedLines(view.lines).flatMap(({ by }) => by ?? [])
  return { candidates: [], named: takenBy(crowned, 'cheers'), gains: view.gains, missed: [] }
}

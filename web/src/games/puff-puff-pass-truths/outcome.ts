import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { type Outcome, takenBy } from '../../show/people/outcome.ts'
import { outcomeOfTurn } from '../attempt/attempt-outcome.ts'

/** The cards are about their author and whoever fell for it. */
export function revealOutcome({ reveal, turn }: View): Outcome | null {
  if (!reveal) return null
  const outcome = outcomeOfTurn(turn, reveal.gains, Object.keys(reveal.votes))
  return { ...outcome, named: { ...takenBy(reveal.fooled, 'slumps'), ...outcome.named }, isOwed: true }
}

/** The end of a lap is about its best liars and its best story. */
export function lapOutcome({ prizes, seats }: View): Outcome | null {
  if (!prizes) return null
  const { liars, loudest, gains } = prizes
  const best = isShared(liars, seats) ? [] : liars
  return { candidates: [], named: takenBy([...best, ...loudest], 'cheers'), gains, missed: [] }
}

/** What most of them are, nobody stands up for. */
function isShared(liars: readonly string[], seats: readonly string[]): boolean {
  return liars.length * 2 > seats.length
}

import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { type Outcome, takenBy } from '../../stage/sofa/outcome.ts'

/** The cards are about their author, the end of a lap about its best liars and its best story. */
export function outcomeOf({ phase, reveal, turn, prizes }: View): Outcome | null {
  if (prizes) {
    const { liars, loudest, gains } = prizes
    return { candidates: [], named: takenBy([...liars, ...loudest], 'cheers'), gains, missed: [] }
  }
  if (!reveal || phase !== 'reveal') return null
  const { gains, votes } = reveal
  const author = turn === null ? [] : [turn]
  const hasFooled = author.some((id) => (gains[id] ?? 0) > 0)
  return {
    candidates: author,
    named: takenBy(author, hasFooled ? 'cheers' : Object.keys(votes).length === 0 ? 'ducks' : 'slumps'),
    gains,
    missed: Object.keys(votes),
  }
}

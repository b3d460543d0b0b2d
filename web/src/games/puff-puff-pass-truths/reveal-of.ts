import type { View } from '@highjinks/games/puff-puff-pass-truths'
import { expressedBy, type Reveal } from '../../show/people/reveal.ts'
import { revealOfTurn } from '../attempt/attempt-reveal.ts'

/** Returns who the cards are about: their author and the players who fell for them. */
export function revealOf({ reveal, turn }: View): Reveal | null {
  if (!reveal) return null
  const plain = revealOfTurn(turn, reveal.gains, Object.keys(reveal.votes))
  return { ...plain, named: { ...expressedBy(reveal.fooled, 'slumps'), ...plain.named }, isOwed: true }
}

/** Returns the end of a round, which is about its best liars. */
export function lapReveal({ prizes, seats }: View): Reveal | null {
  if (!prizes) return null
  const { liars, gains } = prizes
  const best = isShared(liars, seats) ? [] : liars
  return { candidates: [], named: expressedBy(best, 'cheers'), gains, missed: [] }
}

/** Returns whether most of them won, in which case no one stands up. */
function isShared(liars: readonly string[], seats: readonly string[]): boolean {
  return liars.length * 2 > seats.length
}

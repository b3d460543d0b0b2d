import type { View } from '@highjinks/games/never-have-i-ever'
import { type Outcome, takenBy } from '../../stage/sofa/outcome.ts'
import { loudestOutcome } from '../attempt/attempt-outcome.ts'
import { oddOneOf } from './reveal-story.ts'

/** A count is about nobody but the one who stands alone; whoever guessed it gains in their seat. */
export function outcomeOf({ phase, reveal, asked, loudest }: View): Outcome | null {
  if (phase === 'loudest') return loudestOutcome(loudest)
  if (!reveal || phase !== 'reveal') return null
  const odd = reveal.mode === 'open' ? oddOneOf(reveal) : null
  return {
    candidates: [],
    named: odd ? takenBy([odd.id], 'shrugs') : {},
    gains: reveal.gains,
    missed: reveal.mode === 'open' ? Object.keys(reveal.guesses) : asked,
  }
}

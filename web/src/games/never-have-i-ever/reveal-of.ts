import type { View } from '@highjinks/games/never-have-i-ever'
import { expressedBy, isEmptyHanded, type Reveal } from '../../show/people/reveal.ts'
import { oddOneOf } from './reveal-timeline.ts'

/** Returns who a count is about: only the player alone on a side. Players who guessed it gain in their seat. */
export function revealOf({ reveal, asked }: View): Reveal | null {
  if (!reveal) return null
  const { gains } = reveal
  if (reveal.mode !== 'open') return { candidates: [], named: {}, gains, missed: asked }
  const odd = oddOneOf(reveal)
  const guessers = Object.keys(reveal.guesses)
  return {
    candidates: [],
    named: odd ? expressedBy([odd.id], 'shrugs') : {},
    gains,
    missed: guessers,
    isSweep: reveal.isUnknown || isEmptyHanded(guessers, gains),
  }
}

import type { View } from '@highjinks/games/roll-and-react'
import { expressedBy, type Reveal } from '../../show/people/reveal.ts'
import { bestReveal, revealOfTurn } from '../attempt/attempt-reveal.ts'
import { prizesOf } from './prizes.ts'

/** Returns who a run is about: its actor. */
export function galleryReveal({ gallery, gains, turn, audience }: View): Reveal | null {
  if (!gallery) return null
  if (gallery.length > 0) return revealOfTurn(turn, gains ?? {}, audience)
  return { candidates: [], named: expressedBy(turn === null ? [] : [turn], 'ducks'), gains: gains ?? {}, missed: [] }
}

/** Returns who the curtain is about: its star. */
export function curtainReveal({ curtain }: View): Reveal | null {
  if (!curtain) return null
  return { ...bestReveal(curtain.best), gains: prizesOf(curtain.best), isApplauded: curtain.best.length > 0 }
}

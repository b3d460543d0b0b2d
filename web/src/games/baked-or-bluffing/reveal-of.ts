import type { View } from '@highjinks/games/baked-or-bluffing'
import { isEmptyHanded, type Reveal } from '../../show/people/reveal.ts'
import { revealOfTurn } from '../attempt/attempt-reveal.ts'

/** Returns who a statement's reveal is about: its reader, as a fooler or as someone no one believed. */
export function revealOf({ reveal, turn }: View): Reveal | null {
  if (!reveal) return null
  const voters = Object.keys(reveal.votes)
  return { ...revealOfTurn(turn, reveal.gains, voters), isSweep: isEmptyHanded(voters, reveal.gains) }
}

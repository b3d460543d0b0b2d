import type { View } from '@highjinks/games/baked-or-bluffing'
import { isEmptyHanded, type Outcome } from '../../show/people/outcome.ts'
import { outcomeOfTurn } from '../attempt/attempt-outcome.ts'

/** A statement is about whoever read it out: a fooler, or somebody whom nobody believed. */
export function outcomeOf({ reveal, turn }: View): Outcome | null {
  if (!reveal) return null
  const voters = Object.keys(reveal.votes)
  return { ...outcomeOfTurn(turn, reveal.gains, voters), isSweep: isEmptyHanded(voters, reveal.gains) }
}

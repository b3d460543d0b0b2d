import type { View } from '@highjinks/games/baked-or-bluffing'
import { isEmptyHanded, type Outcome } from '../../stage/sofa/outcome.ts'
import { loudestOutcome, outcomeOfTurn } from '../attempt/attempt-outcome.ts'

/** A statement is about whoever read it out: a fooler, or somebody whom nobody believed. */
export function outcomeOf({ phase, reveal, turn, loudest }: View): Outcome | null {
  if (phase === 'applause') return loudestOutcome(loudest)
  if (!reveal) return null
  const voters = Object.keys(reveal.votes)
  return { ...outcomeOfTurn(turn, reveal.gains, voters), isSweep: isEmptyHanded(voters, reveal.gains) }
}

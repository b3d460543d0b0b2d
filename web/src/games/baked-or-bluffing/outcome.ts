import type { View } from '@highjinks/games/baked-or-bluffing'
import { type Outcome, takenBy } from '../../stage/sofa/outcome.ts'
import { loudestOutcome } from '../attempt/attempt-outcome.ts'

/** A statement is about whoever read it out: a fooler, or somebody whom nobody believed. */
export function outcomeOf({ phase, reveal, turn, loudest }: View): Outcome | null {
  if (phase === 'applause') return loudestOutcome(loudest)
  if (!reveal) return null
  const { gains, votes } = reveal
  const reader = turn === null ? [] : [turn]
  const hasFooled = reader.some((id) => (gains[id] ?? 0) > 0)
  return {
    candidates: reader,
    named: takenBy(reader, hasFooled ? 'cheers' : Object.keys(votes).length === 0 ? 'ducks' : 'slumps'),
    gains,
    missed: Object.keys(votes),
  }
}

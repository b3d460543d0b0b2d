import type { GhostAnswers } from '../ghost/ghost-call.ts'
import type { AttemptView } from './attempt.ts'

/** Nobody could know what was skipped, nor of two rivals what the room says of the one who stayed. */
export function rulingAnswers(attempt: AttemptView | null): GhostAnswers {
  const ruling = attempt?.ruling
  if (!ruling) return {}
  const none = { verdict: [], winner: [] }
  if (ruling.kind === 'judged') return { ...none, verdict: [ruling.verdict] }
  return ruling.kind === 'crowned' && ruling.winner !== null ? { ...none, winner: [ruling.winner] } : none
}

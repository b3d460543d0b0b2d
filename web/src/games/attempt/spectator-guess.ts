import type { GhostAnswers } from '../ghost/ghost-call.ts'
import type { AttemptView } from './attempt.ts'

/** No one could know a skip in advance, or the room's verdict on the rival who stayed. */
export function rulingAnswers(attempt: AttemptView | null): GhostAnswers {
  const ruling = attempt?.ruling
  if (!ruling) return {}
  const none = { verdict: [], winner: [] }
  if (ruling.kind === 'judged') return { ...none, verdict: [ruling.verdict] }
  return ruling.kind === 'crowned' && ruling.winner !== null ? { ...none, winner: [ruling.winner] } : none
}

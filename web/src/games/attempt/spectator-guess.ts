import type { PlayerView } from '@highjinks/protocol'
import { faceOptions, type GhostAnswers, type GhostCall } from '../ghost/ghost-call.ts'
import type { AttemptView } from './attempt.ts'
import { JUDGEMENTS } from './verdict-looks.ts'

const VERDICTS = JUDGEMENTS.map(({ verdict, words, tone, icon }) => ({ value: verdict, label: words, tone, icon }))

/** From the first try on: what the room will make of it, or who wins. */
export function rulingCall(attempt: AttemptView | null, players: readonly PlayerView[]): GhostCall | null {
  const rivals = attempt?.contenders ?? []
  if (rivals.length === 0) return null
  return rivals.length > 1
    ? { kind: 'winner', question: 'Who will win it?', options: faceOptions(rivals, players) }
    : { kind: 'verdict', question: 'What will the room say?', options: VERDICTS }
}

/** Nobody could know what was skipped, nor of two rivals what the room says of the one who stayed. */
export function rulingAnswers(attempt: AttemptView | null): GhostAnswers {
  const ruling = attempt?.ruling
  if (!ruling) return {}
  const none = { verdict: [], winner: [] }
  if (ruling.kind === 'judged') return { ...none, verdict: [ruling.verdict] }
  return ruling.kind === 'crowned' && ruling.winner !== null ? { ...none, winner: [ruling.winner] } : none
}

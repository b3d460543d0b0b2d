import type { PlayerId } from '@highjinks/protocol'
import type { AttemptView } from './attempt.ts'

const JUDGED = {
  legend: 'You’re a legend!',
  'did-it': 'You did it!',
  half: 'Half credit!',
  dodged: 'Smooth dodge.',
} as const

/** Returns a verdict's words for its performer; null for everyone else. */
export function ownRuling(attempt: AttemptView | null, me: PlayerId): string | null {
  const ruling = attempt?.ruling
  if (!attempt || !ruling || !attempt.performers.includes(me)) return null
  if (ruling.kind === 'passed' || !attempt.contenders.includes(me)) return 'You skipped. Perfectly fine.'
  if (ruling.kind === 'judged') return JUDGED[ruling.verdict]
  if (ruling.winner === null) return 'A tie. Shake hands.'
  return ruling.winner === me ? 'You won the room!' : 'So close.'
}

import { type BalconyOutcomes, type BalconyQuestion, playerOptions } from './balcony.ts'
import type { Attempt, attemptView } from './verdict.ts'

type SeenAttempt = Pick<ReturnType<typeof attemptView>, 'contenders' | 'ruling'>

const VERDICTS_SAID = { dodged: 'Dodged', half: 'Sort of', 'did-it': 'Did it', legend: 'Legend' } as const satisfies {
  readonly [Verdict in Attempt['verdicts'][string]]: string
}

/** From the first try on: what the room will say, or which of two rivals it will pick. */
export function askRuling(attempt: SeenAttempt | null): BalconyQuestion | null {
  const rivals = attempt?.contenders ?? []
  if (rivals.length === 0) return null
  if (rivals.length > 1) return { about: 'winner', options: playerOptions(rivals) }
  return { about: 'verdict', options: Object.entries(VERDICTS_SAID).map(([value, said]) => ({ value, said })) }
}

/** Nobody could know that it would be skipped, nor what the room would say of the one rival who stayed. */
export function rulingOutcomes(attempt: SeenAttempt | null): BalconyOutcomes {
  const ruling = attempt?.ruling
  if (!ruling) return {}
  const none = { verdict: [], winner: [] }
  if (ruling.kind === 'judged') return { ...none, verdict: [ruling.verdict] }
  return ruling.kind === 'crowned' && ruling.winner !== null ? { ...none, winner: [ruling.winner] } : none
}

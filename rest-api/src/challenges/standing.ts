/** The best result of an entry, and when it was achieved. */
export interface Result {
  readonly score: number
  /** Earned in an online session and entered by the server. */
  readonly verified: boolean
  readonly at: number
}

const AT_DIGITS = 15
/** Part of every stored text, so it never changes, whatever scores become possible. */
const SCORE_MOST = 1000

/**
 * Encodes a result as a text that sorts like the leaderboard, best first: verified results, then the higher score, then
 * the earlier. One index gives order and rank, and a store keeps the best by keeping the smaller text.
 */
export function standingOf({ score, verified, at }: Result): string {
  const missing = String(SCORE_MOST - score).padStart(4, '0')
  return `${verified ? 'a' : 'b'}${missing}${String(at).padStart(AT_DIGITS, '0')}`
}

export function resultOf(standing: string): Result {
  // Results of earlier weeks began with the score. They stay, and sort before those of the same week.
  const [, mark, missing, at] = /^([ab])(\d{4})(\d+)$/.exec(standing.replace(/^(\d{4})([ab])/, '$2$1')) ?? []
  if (missing === undefined || at === undefined) throw new Error(`not a standing: ${standing}`)
  return { score: SCORE_MOST - Number(missing), verified: mark === 'a', at: Number(at) }
}

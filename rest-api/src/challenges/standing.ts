/** What an entry has achieved, and when. */
export interface Result {
  readonly score: number
  /** Earned in an online session, entered by the server. */
  readonly verified: boolean
  readonly at: number
}

const AT_DIGITS = 15
/** Part of every text that is kept: it stays, whatever score may be reported one day. */
const SCORE_MOST = 1000

/**
 * A result as one text that sorts as the leaderboard does, best first: verified before what people entered themselves,
 * then the higher score, then the earlier. One index gives order and rank, and a store keeps the best by keeping the
 * lesser text.
 */
export function standingOf({ score, verified, at }: Result): string {
  const missing = String(SCORE_MOST - score).padStart(4, '0')
  return `${verified ? 'a' : 'b'}${missing}${String(at).padStart(AT_DIGITS, '0')}`
}

export function resultOf(standing: string): Result {
  // Results of weeks before began with the score: they stay as they are, and before those of the same week.
  const [, mark, missing, at] = /^([ab])(\d{4})(\d+)$/.exec(standing.replace(/^(\d{4})([ab])/, '$2$1')) ?? []
  if (missing === undefined || at === undefined) throw new Error(`not a standing: ${standing}`)
  return { score: SCORE_MOST - Number(missing), verified: mark === 'a', at: Number(at) }
}

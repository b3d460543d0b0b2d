import type { PlayerId } from '@highjinks/protocol'
import type { Deed } from '../../show/jester/memory/deeds.ts'
import type { Occasion } from '../../show/jester/script.ts'
import { endOf, timeOf } from '../../show/timeline/steps.ts'
import type { AttemptView } from './attempt.ts'
import { awardTimeline } from './timelines.ts'
import { stepsOf, VERDICT_STEPS } from './verdict-steps.ts'

/** The stamp comes down first. */
const AFTER_STAMP_MS = 200

const MOODS = { legend: 'shocked', 'did-it': 'claps', half: 'laughs', dodged: 'laughs' } as const

/** Returns the jester's occasions about a verdict, a duel or a skip; none before it is out. */
export function rulingNews(attempt: AttemptView | null): readonly Occasion[] {
  const ruling = attempt?.ruling
  if (!attempt || !ruling) return []
  const [only = null, rival = null] = attempt.performers
  const stamped = AFTER_STAMP_MS + timeOf(stepsOf(attempt, VERDICT_STEPS), 'stamp')
  switch (ruling.kind) {
    case 'passed':
      return [{ of: 'ruling.passed', name: only, after: AFTER_STAMP_MS }]
    case 'judged':
      return [
        {
          of: `ruling.${ruling.verdict}`,
          name: attempt.contenders[0] ?? only,
          mood: MOODS[ruling.verdict],
          after: stamped,
        },
      ]
    case 'crowned': {
      if (ruling.winner === null) return [{ of: 'ruling.tie', names: attempt.performers, after: stamped }]
      const other = ruling.winner === only ? rival : only
      return [{ of: 'ruling.crowned', name: ruling.winner, other, mood: 'claps', after: stamped }]
    }
  }
}

/** Returns the deeds worth a word later in the night. */
export function rulingDeeds(attempt: AttemptView | null): readonly Deed[] {
  const ruling = attempt?.ruling
  if (!attempt || !ruling) return []
  if (ruling.kind === 'passed') return attempt.performers.map((by) => ({ kind: 'skipped', by }))
  const [by = attempt.performers[0]] = attempt.contenders
  return ruling.kind === 'judged' && ruling.verdict === 'legend' && by !== undefined ? [{ kind: 'legend', by }] : []
}

/** Names the best of a round that has just ended. */
export function starNews(best: readonly PlayerId[], before: readonly PlayerId[] | undefined): readonly Occasion[] {
  const [first] = best
  if (first === undefined || best.length > 1 || (before ?? []).length > 0) return []
  return [{ of: 'star.named', name: first, mood: 'claps', after: endOf(awardTimeline(0)) }]
}

import type { View } from '@highjinks/games/spin-the-stash'
import { expressedBy, isEmptyHanded, type Reveal } from '../../show/people/reveal.ts'
import { isLegend } from '../attempt/attempt.ts'
import { namedByRuling, onTrial, outdone } from '../attempt/attempt-reveal.ts'

/** The stamp is about whoever had the turn, the winner of a duel, or whoever was given something; bets and calls are small. */
export function revealOf(table: View): Reveal | null {
  const { score, attempt, bets, performers } = table
  if (!score) return null
  const caught = Object.keys(score.court).filter((id) => (score.court[id] ?? 0) < 0)
  const bet = Object.keys(bets ?? {}).filter((id) => !score.returned.includes(id))
  return {
    candidates: onTrial(attempt).length === 0 ? [] : performers,
    named: namedIn(table),
    isLegend: isLegend(attempt),
    gains: score.gains,
    missed: [...(attempt ? outdone(attempt) : []), ...caught, ...bet],
    isSweep: isEmptyHanded(bet, score.gains),
  }
}

function isJudged({ wheel, attempt }: View): boolean {
  return attempt?.ruling != null && attempt.performers.length > 0 && wheel !== null
}

function namedIn(table: View): Reveal['named'] {
  const { wheel, attempt, turn, picked, performers } = table
  const roller = turn === null ? [] : [turn]
  if (attempt && isJudged(table)) {
    const { ruling } = attempt
    // There half of it brings nothing, and is called so.
    if (wheel?.segment === 'jackpot' && ruling?.kind === 'judged' && ruling.verdict === 'half')
      return expressedBy(roller, 'ducks')
    // A swap is done by both neighbors, and one verdict is for both.
    return namedByRuling(wheel?.segment === 'swap' ? { ...attempt, performers, contenders: performers } : attempt)
  }
  if (picked === null || !attempt || attempt.performers.length === 0) return expressedBy(roller, 'ducks')
  return wheel?.segment === 'gift' ? { [picked]: 'cheers' } : expressedBy(roller, 'cheers')
}

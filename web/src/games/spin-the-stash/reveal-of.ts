import type { View } from '@highjinks/games/spin-the-stash'
import { expressedBy, isEmptyHanded, type Reveal } from '../../show/people/reveal.ts'
import { isLegend } from '../attempt/attempt.ts'
import { namedByRuling, onTrial, outdone } from '../attempt/attempt-reveal.ts'

/**
 * Returns who the stamp is about: the current player, a duel's winner, or the player who got something; bets and calls
 * are small.
 */
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
    // A half is worth nothing there, and the stamp says so.
    if (wheel?.segment === 'jackpot' && ruling?.kind === 'judged' && ruling.verdict === 'half')
      return expressedBy(roller, 'ducks')
    // Both neighbors do a swap, so one verdict is for both.
    return namedByRuling(wheel?.segment === 'swap' ? { ...attempt, performers, contenders: performers } : attempt)
  }
  if (picked === null || !attempt || attempt.performers.length === 0) return expressedBy(roller, 'ducks')
  return wheel?.segment === 'gift' ? { [picked]: 'cheers' } : expressedBy(roller, 'cheers')
}

import { BEST_PAY } from '@highjinks/games/best-pay'
import type { PlayerId } from '@highjinks/protocol'
import { expressedBy, type Reveal } from '../../show/people/reveal.ts'
import type { AttemptView } from './attempt.ts'

/** The reaction of the people in a stamp to their verdict. */
const TAKES = { legend: 'cheers', 'did-it': 'cheers', half: 'shrugs', dodged: 'ducks' } as const

interface Ruled extends Pick<AttemptView, 'ruling' | 'contenders'> {
  readonly performers: readonly PlayerId[]
}

/** Returns who stands up for the stamp of an attempt, and who sinks. */
export function namedByRuling({ ruling, performers, contenders }: Ruled): Reveal['named'] {
  switch (ruling?.kind) {
    case undefined:
      return {}
    case 'passed':
      return expressedBy(performers, 'ducks')
    case 'judged':
      return expressedBy(contenders, TAKES[ruling.verdict])
    case 'crowned':
      return ruling.winner === null ? expressedBy(contenders, 'shrugs') : { [ruling.winner]: 'cheers' }
  }
}

/** Returns the losers of a duel. */
export function outdone({ ruling, contenders }: AttemptView): readonly PlayerId[] {
  const winner = ruling?.kind === 'crowned' ? ruling.winner : null
  return winner === null ? [] : contenders.filter((id) => id !== winner)
}

/** Returns the players who wait for a verdict; empty if all have skipped. */
export function onTrial(attempt: AttemptView | null): readonly PlayerId[] {
  return !attempt?.ruling || attempt.ruling.kind === 'passed' ? [] : attempt.performers
}

/** Returns the reveal of a round's best, which can be anyone. */
export function bestReveal(best: readonly PlayerId[]): Reveal {
  return {
    candidates: [],
    named: expressedBy(best, 'cheers'),
    gains: Object.fromEntries(best.map((id) => [id, BEST_PAY])),
    missed: [],
  }
}

/**
 * Returns the reveal of the current player's turn: believed and paid they cheer, unpaid they slump, and without an
 * audience they duck.
 */
export function revealOfTurn(turn: PlayerId | null, gains: Reveal['gains'], audience: readonly PlayerId[]): Reveal {
  const actor = turn === null ? [] : [turn]
  const isPaid = actor.some((id) => (gains[id] ?? 0) > 0)
  return {
    candidates: actor,
    named: expressedBy(actor, isPaid ? 'cheers' : audience.length === 0 ? 'ducks' : 'slumps'),
    gains,
    missed: audience,
  }
}

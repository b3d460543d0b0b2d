import type { PlayerId } from '@highjinks/protocol'
import {
  type Attempt,
  type Context,
  givenByPeople,
  peopleFirst,
  required,
  rulingOf,
  seatedPlayers,
} from '../kit/index.ts'
import { BETS, type State } from './state.ts'

const EACH_BET = 100
const BET_MOST = 300
/** The others' votes decide a bet, so there must be someone besides the bettor. */
const FEWEST_OUTSIDE = 2

/** Returns the players who perform, and gain from it. */
export function performersOf({ attempt, partner }: Pick<State, 'attempt' | 'partner'>): readonly PlayerId[] {
  const attempting = attempt?.performers ?? []
  return partner === null ? attempting : [...attempting, partner]
}

/** Returns the players the table can still judge. */
export function contendersOf(attempt: Attempt): readonly PlayerId[] {
  return attempt.performers.filter((id) => attempt.said[id] !== 'pass')
}

/** Returns whether someone has performed in front of everyone, and didn't pass. */
export function hasPerformed(state: State): boolean {
  return state.card !== null && state.attempt !== null && contendersOf(state.attempt).length > 0
}

export function bettorsOf(state: State, context: Context): readonly PlayerId[] {
  const performers = performersOf(state)
  const outside = seatedPlayers(state, context).filter((id) => !performers.includes(id))
  return outside.length < FEWEST_OUTSIDE ? [] : outside
}

/** Returns what one can bet on now. */
export function betsOn(attempt: Attempt): readonly string[] {
  const rivals = contendersOf(attempt)
  return rivals.length > 1 ? rivals : BETS
}

export function stillBetting({ attempt, bettors, bets }: State): readonly PlayerId[] {
  if (contendersOf(required(attempt)).length === 0) return []
  return bettors.filter((id) => bets[id] === undefined)
}

/** If only one person would judge, simulated players vote too, but only to decide this person's bet. */
export function withHelpFor(attempt: Attempt, state: State, context: Context): Attempt {
  const [only, another] = attempt.voters
  if (only === undefined || another !== undefined || !state.bettors.includes(only)) return attempt
  const performers = performersOf(state)
  const outside = seatedPlayers(state, context).filter((id) => !performers.includes(id))
  return { ...attempt, voters: [...outside] }
}

/** Returns the votes that count: people's, and simulated players' only if no person has voted. */
export function heard(attempt: Attempt, context: Context, except: PlayerId | null = null): Attempt {
  const voted = attempt.voters.filter((id) => id !== except && (attempt.verdicts[id] ?? attempt.crowns[id]))
  const counted = peopleFirst(voted, context)
  const only = <Vote>(votes: Readonly<Record<PlayerId, Vote>>) =>
    Object.fromEntries(Object.entries(votes).filter(([id]) => counted.includes(id)))
  return { ...attempt, verdicts: only(attempt.verdicts), crowns: only(attempt.crowns) }
}

export interface ScoredBets {
  readonly gains: Readonly<Record<PlayerId, number>>
  readonly right: readonly PlayerId[]
  /** The players whose bets the others' votes alone didn't make right, or couldn't decide. */
  readonly returned: readonly PlayerId[]
}

/** Right bets share a hundred for every bet that was decided, in full tens; a simulated player's is none of them. */
export function scoreBets(state: State, context: Context): ScoredBets {
  const { attempt } = state
  const fates = Object.entries(givenByPeople(state.bets, state)).map(([id, on]) => ({
    id,
    fate: attempt ? fateOf(id, on, attempt, context) : 'returned',
  }))
  const those = (fate: Fate) => fates.filter((one) => one.fate === fate).map(({ id }) => id)
  const right = those('right')
  const decided = right.length + those('wrong').length
  const each = Math.min(BET_MOST, Math.floor((EACH_BET * decided) / Math.max(1, right.length) / 10) * 10)
  return {
    gains: Object.fromEntries(right.map((id) => [id, each])),
    right,
    returned: those('returned'),
  }
}

type Fate = 'right' | 'wrong' | 'returned'

/** Pays nobody for what isn't on the screen, or for what only their own vote put there. */
function fateOf(bettor: PlayerId, on: string, attempt: Attempt, context: Context): Fate {
  const others = heard(attempt, context, bettor)
  if (Object.keys({ ...others.verdicts, ...others.crowns }).length === 0) return 'returned'
  if (on !== cameOf(heard(attempt, context))) return 'wrong'
  return on === cameOf(others) ? 'right' : 'returned'
}

/** Returns what a right bet would be on; null after a tie, and if all have passed. */
function cameOf(attempt: Attempt): string | null {
  const ruling = rulingOf(attempt)
  if (ruling.kind === 'crowned') return ruling.winner
  return ruling.kind === 'judged' ? ruling.verdict : null
}

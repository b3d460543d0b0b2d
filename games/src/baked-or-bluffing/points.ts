import type { PlayerId } from '@highjinks/protocol'
import { addGains, addScores, countMoment, inTens, peopleAmong, required, type Table } from '../kit/index.ts'
import type { Reading, State, Vote } from './state.ts'

const RIGHT = 500
const FOOLED_ALL = 1000

function rightVote(reading: Reading): Vote {
  return reading === 'truth' ? 'legit' : 'baked'
}

/** Returns whether this is the last of several rounds, which counts double unless it became the last midway. */
export function isDouble(state: Pick<Table, 'round' | 'rounds' | 'plan'>): boolean {
  return state.rounds > 1 && !state.plan.isCut && state.round >= state.rounds
}

/** Returns the players who voted wrong. */
function fooled({ statement, votes }: State): readonly PlayerId[] {
  const right = rightVote(required(statement).filling.reading)
  return Object.keys(votes).filter((id) => votes[id] !== right)
}

/** Returns more than half of the voters and the reader. */
export function disputesNeeded(state: State): number {
  return Math.floor((votersCounted(state).length + 1) / 2) + 1
}

/** Returns the voters whose share of the fooled pays the reader: people, or bots where no person voted. */
export function votersCounted(state: State): readonly PlayerId[] {
  return peopleAmong(Object.keys(state.votes), state)
}

/** Returns whether enough players say that it was true too. */
export function isOverturned(state: State): boolean {
  const disputes = state.disputes.filter((id) => !state.house.includes(id))
  return disputes.length >= disputesNeeded(state)
}

/** Computes what this reading pays right now. */
function earned(state: State): Readonly<Record<PlayerId, number>> {
  const voters = Object.keys(state.votes)
  const wrong = fooled(state)
  const right = isOverturned(state) ? voters : voters.filter((id) => !wrong.includes(id))
  const gains: Record<PlayerId, number> = Object.fromEntries(right.map((id) => [id, RIGHT]))
  const counted = votersCounted(state)
  const taken = wrong.filter((id) => counted.includes(id)).length
  if (taken > 0 && !isOverturned(state)) gains[required(state.turn)] = inTens((FOOLED_ALL * taken) / counted.length)
  const factor = isDouble(state) ? 2 : 1
  return Object.fromEntries(Object.entries(gains).map(([id, points]) => [id, points * factor]))
}

/** Replaces what was paid before with what it's worth now. */
export function payTurn(state: State): State {
  const gains = earned(state)
  const taken = Object.fromEntries(Object.entries(state.gains).map(([id, points]) => [id, -points]))
  return { ...addScores(state, addGains(gains, taken)), gains: { ...gains } }
}

/** Counts what happened, for the awards, once it can't be overturned anymore. */
export function remember(state: State): State {
  const { votes, locked, wavered } = state
  const turn = required(state.turn)
  const voters = Object.keys(votes)
  if (voters.length === 0) return state
  const { reading } = required(state.statement).filling
  if (isOverturned(state)) return countMoment(state, 'oracle', turn)
  const wrong = fooled(state)
  const right = voters.filter((id) => !wrong.includes(id))
  const isCrowd = voters.length > 2
  const happened: (readonly [name: string, id: PlayerId, times?: number])[] = [
    ...right.map((id) => ['sharp', id] as const),
    ...right.filter((id) => wavered.includes(id)).map((id) => ['changed', id] as const),
    ...right.filter((id) => id === locked[0]).map((id) => ['snap', id] as const),
    ...(right.length === 1 && isCrowd ? right.map((id) => ['alone', id] as const) : []),
    ...wrong.map((id) => [reading === 'truth' ? 'doubter' : 'trusting', id] as const),
    ...(wrong.length === 1 && isCrowd ? wrong.map((id) => ['believer', id] as const) : []),
    [{ truth: 'cassandra', bend: 'poker', own: 'fiction' }[reading], turn, wrong.length],
    ['sweep', turn, wrong.length === voters.length && voters.length > 1 ? 1 : 0],
    [reading === 'truth' ? 'believed' : 'seen', turn, wrong.length === 0 ? 1 : 0],
  ]
  return happened.reduce((next, [name, id, times]) => countMoment(next, name, id, times), state)
}

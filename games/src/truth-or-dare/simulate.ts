import type { PlayerId } from '@highjinks/protocol'
import { pickOne, silent, simulateInterlude, simulateSay, simulateVote, undecided } from '../kit/index.ts'
import { callable, callers, isRoomsPick, pickers } from './calling.ts'
import { CHOICES, type Move, type State } from './state.ts'

/** How often a simulated player sends both cards back, and how often it claps when it is asked whether it would. */
const SWAPS = 0.15
const CLAPS = 0.3
/** It never claps more often than this. */
const MOST_CLAPS = 2

export function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  if (phase === 'choose') return simulateChoice(state, seat, random)
  if (phase === 'deal') return simulateDeal(state, seat, random)
  if (phase === 'perform') return simulatePerformance(state, seat, random)
  if (phase !== 'verdict') return simulateInterlude(state, seat, random)
  if (!state.attempt || !undecided(state.attempt).includes(seat)) return simulateCall(state, seat, random)
  const vote = simulateVote(state.attempt, random)
  return vote.type === 'judge' ? vote : null
}

function simulateChoice(state: State, seat: PlayerId, random: () => number): Move | null {
  if (seat !== state.turn) return simulateCall(state, seat, random)
  return state.choice === null ? { type: 'choose', choice: pickOne(CHOICES, random) ?? 'surprise' } : null
}

function simulateDeal(state: State, seat: PlayerId, random: () => number): Move | null {
  const ids = state.cards.map(({ id }) => id)
  const card = pickOne(ids, random) ?? ''
  if (pickers(state).includes(seat)) return state.picks[seat] === undefined ? { type: 'pick', card } : null
  if (seat !== state.turn || isRoomsPick(state)) return simulateCall(state, seat, random)
  if (state.kept !== null || ids.length === 0) return null
  return !state.hasSwapped && random() < SWAPS ? { type: 'swap' } : { type: 'keep', card }
}

function simulateCall(state: State, seat: PlayerId, random: () => number): Move | null {
  if (!callers(state).includes(seat) || state.calls[seat] !== undefined) return null
  return { type: 'call', call: pickOne(callable(state), random) ?? '' }
}

function simulatePerformance(state: State, seat: PlayerId, random: () => number): Move | null {
  const { attempt } = state
  if (!attempt) return null
  if (silent(attempt).includes(seat)) return simulateSay(random)
  const [performer] = attempt.performers
  const isMoved = performer !== undefined && seat !== performer && random() < CLAPS
  return isMoved && (state.claps[seat] ?? 0) < MOST_CLAPS ? { type: 'applaud', for: performer } : null
}

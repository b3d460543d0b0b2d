import type { PlayerId } from '@highjinks/protocol'
import {
  pickOne,
  required,
  silent,
  simulateFavorite,
  simulateInterlude,
  simulateSay,
  simulateVerdict,
  undecided,
} from '../kit/index.ts'
import { callable, callers, isRoomsPick, pickers } from './calling.ts'
import { CHOICES, type Move, type State } from './state.ts'

/** The chances that a simulated player swaps both cards, and claps when it could. */
const SWAPS = 0.15
const CLAPS = 0.3
/** The maximum of claps. */
const MOST_CLAPS = 2

export function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { phase } = state.stage
  if (phase === 'choose') return simulateChoice(state, seat, random)
  if (phase === 'deal') return simulateDeal(state, seat, random)
  if (phase === 'perform') return simulatePerformance(state, seat, random)
  if (phase === 'favorite') return simulateFavorite(state, seat, random)
  if (phase !== 'verdict') return simulateInterlude(state, seat, random)
  const attempt = required(state.attempt)
  if (!undecided(attempt).includes(seat)) return simulateCall(state, seat, random)
  return simulateVerdict(random)
}

function simulateChoice(state: State, seat: PlayerId, random: () => number): Move | null {
  if (seat !== state.turn) return simulateCall(state, seat, random)
  return state.choice === null ? { type: 'choose', choice: required(pickOne(CHOICES, random)) } : null
}

function simulateDeal(state: State, seat: PlayerId, random: () => number): Move | null {
  const ids = state.cards.map(({ id }) => id)
  const card = required(pickOne(ids, random))
  if (pickers(state).includes(seat)) return state.picks[seat] === undefined ? { type: 'pick', card } : null
  if (seat !== state.turn || isRoomsPick(state)) return simulateCall(state, seat, random)
  if (state.kept !== null) return null
  return !state.hasSwapped && random() < SWAPS ? { type: 'swap' } : { type: 'keep', card }
}

function simulateCall(state: State, seat: PlayerId, random: () => number): Move | null {
  if (!callers(state).includes(seat) || state.calls[seat] !== undefined) return null
  return { type: 'call', call: required(pickOne(callable(state), random)) }
}

function simulatePerformance(state: State, seat: PlayerId, random: () => number): Move | null {
  const attempt = required(state.attempt)
  if (silent(attempt).includes(seat)) return simulateSay(random)
  const [performer] = attempt.performers
  const isMoved = performer !== undefined && seat !== performer && random() < CLAPS
  return isMoved && (state.claps[seat] ?? 0) < MOST_CLAPS ? { type: 'applaud', for: performer } : null
}

import type { PlayerId } from '@highjinks/protocol'
import {
  clapsLeft,
  pickOne,
  required,
  silent,
  simulateInterlude,
  simulateSay,
  simulateVote,
  undecided,
} from '../kit/index.ts'
import { foreseeable, foreseers } from './foresight.ts'
import { TASKS } from './roll.ts'
import { callersOf } from './rules.ts'
import type { Decision, Move, State } from './state.ts'

/** How likely somebody pushes from each intensity; who calls thinks so too. */
const PUSHES = [0.85, 0.7, 0.5, 0.3, 0.15] as const
/** A Pass is somebody else's glory. */
const PASS_PUSHES = 0.1
/** How likely a simulated player claps each time it is asked, and how often it does at most. */
const CLAPS = 0.15
const LEAVES_CLAPS = 1

/** What a simulated player would do now; null when it owes nothing. */
export function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { attempt } = state
  const isRoller = seat === state.turn
  switch (state.stage.phase) {
    case 'ready':
      return isRoller && !state.isThrown ? { type: 'roll' } : null
    case 'keep':
      if (isRoller) return state.decision === null ? { type: 'decide', decision: guess(state, random) } : null
      return callersOf(state).includes(seat) && !state.calls[seat]
        ? { type: 'call', decision: guess(state, random) }
        : null
    case 'wild':
      return state.voters.includes(seat) && !state.wishes[seat]
        ? { type: 'wild', task: required(pickOne(TASKS, random)) }
        : null
    case 'name': {
      const player = isRoller && state.target === null ? pickOne(state.choices, random) : undefined
      return player === undefined ? foresees(state, seat, random) : { type: 'name', player }
    }
    case 'pick': {
      const card = state.voters.includes(seat) && !state.picks[seat] ? pickOne(state.pair, random) : undefined
      return card ? { type: 'pick', card: card.id } : null
    }
    case 'act':
      if (silent(required(attempt)).includes(seat)) return simulateSay(random)
      return claps(state, seat, random)
    case 'verdict':
      if (undecided(required(attempt)).includes(seat)) return simulateVote(required(attempt), random)
      return foresees(state, seat, random)
    case 'new':
    case 'roll':
    case 'score':
    case 'over':
      return null
    case 'point':
    case 'fingers':
    case 'plead':
    case 'believe':
    case 'heard':
    case 'write':
    case 'ballot':
    case 'lines':
      return simulateInterlude(state, seat, random)
  }
}

function guess({ faces }: State, random: () => number): Decision {
  const { intensity, action } = required(faces)
  const chance = required(PUSHES[intensity - 1]) + (action === 'Pass' ? PASS_PUSHES : 0)
  return random() < chance ? 'push' : 'keep'
}

function foresees(state: State, seat: PlayerId, random: () => number): Move | null {
  const mayStill = foreseers(state).includes(seat) && state.foreseen[seat] === undefined
  const what = mayStill ? pickOne(foreseeable(state), random) : undefined
  return what === undefined ? null : { type: 'foresee', what }
}

function claps(state: State, seat: PlayerId, random: () => number): Move | null {
  const { performers } = required(state.attempt)
  const [performer] = performers
  if (performer === undefined) return null
  const hasMore = clapsLeft(state, seat, performers) > LEAVES_CLAPS
  return hasMore && random() < CLAPS ? { type: 'applaud', for: performer } : null
}

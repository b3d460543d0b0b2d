import type { PlayerId } from '@highjinks/protocol'
import {
  type Attempt,
  clapsLeft,
  contendersOf,
  pickOne,
  required,
  silent,
  simulateFavorite,
  simulateInterlude,
  simulateSay,
  simulateVote,
  undecided,
} from '../kit/index.ts'
import { foreseers } from './foresight.ts'
import { endingOf, MOST_PUSHES } from './gamble.ts'
import { ACTIONS, type Ending, TASKS } from './roll.ts'
import { callersOf, onStage, shoutersOf } from './rules.ts'
import type { Decision, Move, State } from './state.ts'

/** The chance of another push after zero, one and two successful ones; a five's pot is kept sooner. */
const PUSHES = [0.65, 0.5, 0.25] as const
const FULL_POT = 0.15
/** The chance of a thumbs-up. */
const UP = 0.75
/** The chance of a clap each time, and the maximum. */
const CLAPS = 0.15
const LEAVES_CLAPS = 1

/** Returns what a simulated player would do now; null if it owes nothing. */
export function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const { attempt } = state
  const isRoller = seat === state.turn
  switch (state.stage.phase) {
    case 'ready':
      return isRoller && !state.isThrown ? { type: 'roll' } : null
    case 'keep':
      if (isRoller) return state.decision === null ? { type: 'decide', decision: decides(state, random) } : null
      return callersOf(state).includes(seat) && !state.endings[seat]
        ? { type: 'call', ending: foretells(state, random) }
        : shouts(state, seat, random)
    case 'wild':
      return state.electors.includes(seat) && !state.wishes[seat]
        ? { type: 'wild', task: required(pickOne(TASKS, random)) }
        : null
    case 'name': {
      const player = isRoller && state.target === null ? pickOne(state.choices, random) : undefined
      return player === undefined ? foresees(state, seat, random) : { type: 'name', player }
    }
    case 'pick': {
      const card = state.electors.includes(seat) && !state.picks[seat] ? pickOne(state.pair, random) : undefined
      return card ? { type: 'pick', card: card.id } : null
    }
    case 'act':
      if (silent(required(attempt)).includes(seat)) return simulateSay(random)
      return claps(state, seat, random)
    case 'verdict':
      return undecided(required(attempt)).includes(seat) ? judges(required(attempt), random) : null
    case 'favorite':
      return simulateFavorite(state, seat, random)
    case 'new':
    case 'finale':
    case 'roll':
    case 'score':
    case 'curtain':
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

function decides({ faces, pushes }: State, random: () => number): Decision {
  const chance = (PUSHES[pushes] ?? 0) - (required(faces).intensity > 3 ? FULL_POT : 0)
  return random() < chance ? 'push' : 'keep'
}

/** Once per choice. */
function shouts(state: State, seat: PlayerId, random: () => number): Move | null {
  const isQuiet = shoutersOf(state).includes(seat) && !state.shouts[seat]
  return isQuiet ? { type: 'shout', decision: decides(state, random) } : null
}

/** Assumes that the roller decides as they would. */
function foretells(state: State, random: () => number): Ending {
  for (let pushes = 0; pushes < MOST_PUSHES; pushes++) {
    if (decides({ ...state, pushes }, random) === 'keep') return endingOf({ pushes, isBust: false })
    if (random() < (pushes + 1) / ACTIONS.length) return 'bust'
  }
  return endingOf({ pushes: MOST_PUSHES, isBust: false })
}

function judges(attempt: Attempt, random: () => number): Move {
  if (contendersOf(attempt).length > 1) return simulateVote(attempt, random)
  return { type: 'judge', verdict: random() < UP ? 'did-it' : 'half' }
}

function foresees(state: State, seat: PlayerId, random: () => number): Move | null {
  const mayStill = foreseers(state).includes(seat) && state.foreseen[seat] === undefined
  const what = mayStill ? pickOne(state.choices, random) : undefined
  return what === undefined ? null : { type: 'foresee', what }
}

function claps(state: State, seat: PlayerId, random: () => number): Move | null {
  const performers = onStage(state)
  const [performer] = performers
  if (performer === undefined) return null
  const hasMore = clapsLeft(state, seat, performers) > LEAVES_CLAPS
  return hasMore && random() < CLAPS ? { type: 'applaud', for: performer } : null
}

import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  type Context,
  countMoment,
  enterPhase,
  type Length,
  type MoveContext,
  type NewTable,
  nextRound,
  OVER,
  type Phase,
  payGains,
} from '../kit/index.ts'
import { type Move, SIDES, type State } from './state.ts'

const PICK_SECONDS = 20
const REVEAL_SECONDS = 6
const WORTH = 100
const ROUNDS = 6

/** Half of the players have picked after half of the clock. */
export const length: Length = { lap: () => PICK_SECONDS / 2 + REVEAL_SECONDS, most: () => ROUNDS }

export const phases: Readonly<Record<State['stage']['phase'], Phase<State>>> = {
  new: { seconds: 0, end: nextPick },
  pick: {
    seconds: PICK_SECONDS,
    owes: ({ order, picks }) => order.filter((id) => !picks[id]),
    together: true,
    end: reveal,
  },
  reveal: { seconds: REVEAL_SECONDS, end: nextPick },
  over: OVER,
}

export function setup(table: NewTable, context: Context): State {
  return nextPick({ ...table, picks: {}, gains: {} }, context)
}

export function play(state: State, { side }: Move, { by }: MoveContext): Step<State> {
  if (state.stage.phase !== 'pick') return refuse('wrong-phase')
  if (state.picks[by]) return refuse('already-done')
  return accept({ ...state, picks: { ...state.picks, [by]: side } })
}

/** Returns the larger side; nobody if both are equal. */
export function winnersOf({ picks }: Pick<State, 'picks'>): readonly PlayerId[] {
  const [one = [], other = []] = SIDES.map((side) => Object.keys(picks).filter((id) => picks[id] === side))
  if (one.length === other.length) return []
  return one.length > other.length ? one : other
}

function nextPick(state: State, context: Context): State {
  const next = nextRound(state, context, length)
  if (!next) return enterPhase(state, 'over', phases, context)
  return enterPhase({ ...next, picks: {}, gains: {} }, 'pick', phases, context)
}

function reveal(state: State, context: Context): State {
  const winners = winnersOf(state)
  const paid = payGains(state, Object.fromEntries(winners.map((id) => [id, WORTH])), 1)
  const told = winners.reduce((next, id) => countMoment(next, 'withMost', id), paid)
  return enterPhase(told, 'reveal', phases, context)
}

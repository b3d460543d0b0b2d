import type { PlayerId } from '@highjinks/protocol'
import {
  pickOne,
  required,
  silent,
  simulateFavorite,
  simulateInterlude,
  simulateSay,
  simulateVote,
  undecided,
} from '../kit/index.ts'
import { betsOn, contendersOf, performersOf, stillBetting } from './bets.ts'
import { isOpen } from './caught.ts'
import { optionsOf } from './play.ts'
import { mayCall } from './rules.ts'
import type { Move, PhaseName, State } from './state.ts'

/** The chances that a simulated player admits a charge, and finds another guilty. */
const ADMITS = 0.4
const FINDS_GUILTY = 0.35
/** The chance that it passes on a choice. */
const CHOOSES_NOTHING = 0.05

/** Returns what a simulated player would do now. It hears nothing, so it never calls “Caught!”. */
export function simulate(state: State, seat: PlayerId, random: () => number): Move | null {
  const charge = state.charges.find((one) => one.culprit === seat && one.answer === null && isOpen(one))
  if (charge) return { type: random() < ADMITS ? 'admit' : 'deny', charge: charge.id }
  if (state.interlude) return simulateInterlude(state, seat, random)
  return AT[state.stage.phase]?.(state, seat, random) ?? null
}

type Act = (state: State, seat: PlayerId, random: () => number) => Move | null
const AT: Readonly<Partial<Record<PhaseName, Act>>> = {
  spin: pull,
  bet,
  pick: choose,
  resolve: perform,
  verdict: vote,
  favorite: simulateFavorite,
}

function pull(state: State, seat: PlayerId): Move | null {
  return seat === state.turn && !state.isPulled ? { type: 'pull' } : null
}

function bet(state: State, seat: PlayerId, random: () => number): Move | null {
  if (!stillBetting(state).includes(seat)) return null
  return { type: 'bet', on: required(pickOne(betsOn(required(state.attempt)), random)) }
}

function choose(state: State, seat: PlayerId, random: () => number): Move | null {
  const what = pickOne(optionsOf(state), random)
  if (what === undefined) return null
  if (seat !== state.turn)
    return mayCall(state, seat) && state.calls[seat] === undefined ? { type: 'call', what } : null
  if (state.picked !== null || !silent(required(state.attempt)).includes(seat)) return null
  return random() < CHOOSES_NOTHING ? { type: 'pass' } : { type: 'pick', what }
}

function perform(state: State, seat: PlayerId, random: () => number): Move | null {
  const { claps } = state
  if (silent(required(state.attempt)).includes(seat)) return simulateSay(random)
  const [performer] = performersOf(state)
  if (performer === undefined || performersOf(state).includes(seat)) return null
  return (claps[seat] ?? 0) < clapsFor(state, seat) ? { type: 'applaud', for: performer } : null
}

function vote(state: State, seat: PlayerId, random: () => number): Move | null {
  const attempt = required(state.attempt)
  if (undecided(attempt).includes(seat)) {
    if (contendersOf(attempt).length > 1) return simulateVote(attempt, random)
    return { type: 'judge', verdict: verdictNear(quality(state) + (random() - 0.5) / 2) }
  }
  const trial = state.charges.find((one) => isOpen(one) && one.jury.includes(seat) && one.votes[seat] === undefined)
  return trial ? { type: 'find', charge: trial.id, isGuilty: random() < FINDS_GUILTY } : null
}

/** From 0 to 1: all have seen the same, so they lean the same way, though no screen can predict it. */
function quality(state: State): number {
  return (required(state.wheel).restAngle * 7.3) % 1
}

function verdictNear(merit: number) {
  if (merit < 0.12) return 'dodged'
  if (merit < 0.38) return 'half'
  return merit < 0.76 ? 'did-it' : 'legend'
}

/** None, one or two of three claps, always the same for the same performance. */
function clapsFor(state: State, seat: PlayerId): number {
  const at = state.order.indexOf(seat)
  return (state.round * 5 + at * 7) % 3
}

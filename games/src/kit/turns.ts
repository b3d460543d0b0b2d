import type { PlayerId } from '@highjinks/protocol'
import type { Context, Kept, Table } from './game.ts'
import { cutPlan, type Length, planAnew, planFor } from './length.ts'
import type { NewTable } from './schema.ts'
import { FEWEST_TO_PLAY, presentPlayers, seatedPlayers, turnTakers } from './seated-players.ts'

/** Creates a new table for the players who are here; the game adds its own fields. */
export function newTable(context: Context, kept: Kept, length: Length): NewTable {
  const order = context.seats.map((seat) => seat.id)
  return {
    stage: { phase: 'new', since: context.now, deadline: context.now, overdue: false },
    order,
    house: botsAmong(context, order),
    turns: Object.fromEntries(order.map((id) => [id, 0])),
    turn: null,
    round: 0,
    rounds: 0,
    lapsOver: 0,
    scores: Object.fromEntries(order.map((id) => [id, 0])),
    moments: {},
    used: [...kept.used],
    named: [],
    plan: planFor(length, takersAmong(context), context.settings),
    written: [...kept.written],
    signed: [],
  }
}

function botsAmong({ seats }: Context, ids: readonly PlayerId[]): PlayerId[] {
  return ids.filter((id) => seats.some((seat) => seat.id === id && seat.isBot))
}

/** Returns how many will take turns. */
function takersAmong({ seats }: Context): number {
  const people = seats.filter((seat) => !seat.isBot).length
  return people < FEWEST_TO_PLAY ? seats.length : people
}

/**
 * Seats latecomers with the lowest score and no more turns to come than anyone else, so that nobody gains by coming
 * late.
 */
export function seatNewcomers<State extends Table>(state: State, context: Context): State {
  const fresh = context.seats.filter((seat) => !state.order.includes(seat.id)).map((seat) => seat.id)
  if (fresh.length === 0) return state
  const lowest = state.order.length === 0 ? 0 : Math.min(...state.order.map((id) => state.scores[id] ?? 0))
  const takers = turnTakers(state, context)
  const fewest = fewestOf(state, takers.length > 0 ? takers : state.order)
  const from = <T>(value: T) => Object.fromEntries(fresh.map((id) => [id, value]))
  return {
    ...state,
    order: [...state.order, ...fresh],
    house: [...state.house, ...botsAmong(context, fresh)],
    turns: { ...state.turns, ...from(fewest) },
    scores: { ...state.scores, ...from(lowest) },
  }
}

/**
 * Gives the next turn to the player with the fewest, among those here who didn't have the last one. Once all of these
 * had theirs, an absent player is on turn and their clock runs, because they may come back in time. Null if all had
 * theirs.
 */
export function nextTurn<State extends Table>(before: State, context: Context, length: Length): State | null {
  const state = planTurnsAnew(keepPace(seatNewcomers(before, context), context), context, length)
  const each = state.plan.laps
  const had = (id: PlayerId) => state.turns[id] ?? 0
  const due = turnTakers(state, context)
    .filter((id) => had(id) < each)
    .toSorted((a, b) => had(a) - had(b))
  const here = presentPlayers(state, context)
  const rested = due.filter((id) => id !== before.turn)
  const next = rested.find((id) => here.includes(id)) ?? rested[0] ?? due[0]
  if (next === undefined) return null
  const left = due.reduce((sum, id) => sum + each - had(id), -1)
  const round = state.round + 1
  return { ...state, turn: next, turns: { ...state.turns, [next]: had(next) + 1 }, round, rounds: round + left }
}

/**
 * Starts the next round of a game where all play together, or returns null after the last. The `last` rounds count
 * double.
 */
export function nextRound<State extends Table>(
  before: State,
  context: Context,
  length: Length,
  last = 1,
): State | null {
  const progress = { lapsOver: before.round, isLapBegun: false, last }
  const seated = seatNewcomers(before, context)
  const plan = planAnew(seated.plan, length, context.settings, {
    ...progress,
    players: turnTakers(seated, context).length,
  })
  if (before.round >= plan.laps) return null
  return { ...seated, plan, round: before.round + 1, rounds: plan.laps }
}

/** Counts players who take no turns for now as having had as many as the others, in case they take turns again. */
function keepPace<State extends Table>(state: State, context: Context): State {
  const takers = turnTakers(state, context)
  const resting = seatedPlayers(state, context).filter((id) => !takers.includes(id))
  if (resting.length === 0) return state
  const fewest = fewestOf(state, takers)
  const kept = resting.map((id) => [id, Math.max(fewest, state.turns[id] ?? 0)] as const)
  return { ...state, turns: { ...state.turns, ...Object.fromEntries(kept) } }
}

/** Makes the current lap the last; before the first turn, that is the first lap. */
export function cutTurns<State extends Table>(state: State, context: Context): State {
  const takers = turnTakers(state, context)
  const had = (id: PlayerId) => state.turns[id] ?? 0
  const most = Math.max(1, ...takers.map(had))
  const plan = cutPlan(state.plan, most)
  if (plan === state.plan) return state
  const left = takers.reduce((sum, id) => sum + Math.max(0, most - had(id)), 0)
  return { ...state, plan, rounds: state.round + left }
}

function planTurnsAnew<State extends Table>(state: State, context: Context, length: Length): State {
  const takers = turnTakers(state, context)
  const lapsOver = fewestOf(state, takers)
  const isLapBegun = takers.some((id) => (state.turns[id] ?? 0) > lapsOver)
  const plan = planAnew(state.plan, length, context.settings, { players: takers.length, lapsOver, isLapBegun })
  return plan === state.plan ? state : { ...state, plan }
}

/**
 * Returns whether everyone here has had one turn more than laps are over. Absent players hold up no lap, and don't end
 * one a second time with their turn when they are back.
 */
export function isLapOver(state: Table, context: Context): boolean {
  return turnsOfHere(state, context) > state.lapsOver
}

export function endLap<State extends Table>(state: State, context: Context): State {
  return { ...state, lapsOver: Math.max(state.lapsOver, turnsOfHere(state, context)) }
}

function turnsOfHere(state: Table, context: Context): number {
  const here = presentPlayers(state, context)
  return fewestOf(
    state,
    turnTakers(state, context).filter((id) => here.includes(id)),
  )
}

/** Zero without players. */
function fewestOf({ turns }: Table, ids: readonly PlayerId[]): number {
  return ids.length === 0 ? 0 : Math.min(...ids.map((id) => turns[id] ?? 0))
}

/** Returns whether this is the last of several laps, which counts double. A single one doesn't. */
export function isDoubleLap(state: Table): boolean {
  const { laps, isCut } = state.plan
  return laps > 1 && !isCut && state.turn !== null && (state.turns[state.turn] ?? 0) >= laps
}

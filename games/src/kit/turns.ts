import type { PlayerId } from '@highjinks/protocol'
import type { Context, Kept, Table } from './game.ts'
import { cutPlan, type Length, planAnew, planFor } from './length.ts'
import type { NewTable } from './schema.ts'
import { FEWEST_TO_PLAY, presentPlayers, seatedPlayers, turnTakers } from './seated-players.ts'

/** A fresh table for those who are here; the game adds its own fields. */
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

/** How many will take turns. */
function takersAmong({ seats }: Context): number {
  const people = seats.filter((seat) => !seat.isBot).length
  return people < FEWEST_TO_PLAY ? seats.length : people
}

/** Late joiners sit down with the lowest score and no more turns to come than anybody else: nobody gains by coming late. */
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
 * The next turn goes to whoever has had the fewest, of those who are here and did not have the last one; when all of
 * these had theirs, to somebody away, whose clock runs: they may come back in time. Null: all had theirs.
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

/** Everybody at once: the next round, or null after the last. `last`: so many rounds count double. */
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

/** Whoever takes no turns meanwhile has had as many as the others, should they take some again. */
function keepPace<State extends Table>(state: State, context: Context): State {
  const takers = turnTakers(state, context)
  const resting = seatedPlayers(state, context).filter((id) => !takers.includes(id))
  if (resting.length === 0) return state
  const fewest = fewestOf(state, takers)
  const kept = resting.map((id) => [id, Math.max(fewest, state.turns[id] ?? 0)] as const)
  return { ...state, turns: { ...state.turns, ...Object.fromEntries(kept) } }
}

/** The lap that is played is the last; before the first turn that is the first one. */
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
 * Everybody who is here has had a turn more than laps are over: whoever is away holds up no lap, and ends none a second
 * time with the turn they have when they are back.
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

/** Of nobody none. */
function fewestOf({ turns }: Table, ids: readonly PlayerId[]): number {
  return ids.length === 0 ? 0 : Math.min(...ids.map((id) => turns[id] ?? 0))
}

/** The last of several laps counts double; one alone does not. */
export function isDoubleLap(state: Table): boolean {
  const { laps, isCut } = state.plan
  return laps > 1 && !isCut && state.turn !== null && (state.turns[state.turn] ?? 0) >= laps
}

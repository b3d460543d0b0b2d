import type { PlayerId } from '@highjinks/protocol'
import type { Context, Kept, Table } from './game.ts'
import { type Length, planFor } from './length.ts'
import type { NewTable } from './schema.ts'
import { presentPlayers, seatedPlayers } from './seated-players.ts'

/** A fresh table for those who are here; the game adds its own fields. */
export function newTable(context: Context, kept: Kept, length: Length): NewTable {
  const order = context.seats.map((seat) => seat.id)
  return {
    stage: { phase: 'new', since: context.now, deadline: context.now, overdue: false },
    order,
    turns: Object.fromEntries(order.map((id) => [id, 0])),
    turn: null,
    round: 0,
    rounds: 0,
    lapsOver: 0,
    scores: Object.fromEntries(order.map((id) => [id, 0])),
    moments: {},
    used: [...kept.used],
    named: [],
    plan: planFor(length, order.length, context.settings),
    written: [...kept.written],
  }
}

/** Late joiners sit down with the lowest score and no more turns to come than anybody else: nobody gains by coming late. */
export function seatNewcomers<State extends Table>(state: State, context: Context): State {
  const fresh = context.seats.filter((seat) => !state.order.includes(seat.id)).map((seat) => seat.id)
  if (fresh.length === 0) return state
  const lowest = state.order.length === 0 ? 0 : Math.min(...state.order.map((id) => state.scores[id] ?? 0))
  const fewest = Math.min(...state.order.map((id) => state.turns[id] ?? 0), Number.MAX_SAFE_INTEGER)
  const from = <T>(value: T) => Object.fromEntries(fresh.map((id) => [id, value]))
  return {
    ...state,
    order: [...state.order, ...fresh],
    turns: { ...state.turns, ...from(fewest === Number.MAX_SAFE_INTEGER ? 0 : fewest) },
    scores: { ...state.scores, ...from(lowest) },
  }
}

/**
 * The next turn goes to whoever has had the fewest, of those who are here and did not have the last one; when all of
 * these had theirs, to somebody away, whose clock runs: they may come back in time. Null: all had theirs.
 */
export function nextTurn<State extends Table>(before: State, context: Context, each: number): State | null {
  const state = seatNewcomers(before, context)
  const had = (id: PlayerId) => state.turns[id] ?? 0
  const due = seatedPlayers(state, context)
    .filter((id) => had(id) < each)
    .sort((a, b) => had(a) - had(b))
  const here = presentPlayers(state, context)
  const rested = due.filter((id) => id !== before.turn)
  const next = rested.find((id) => here.includes(id)) ?? rested[0] ?? due[0]
  if (next === undefined) return null
  const left = due.reduce((sum, id) => sum + each - had(id), -1)
  const round = state.round + 1
  return { ...state, turn: next, turns: { ...state.turns, [next]: had(next) + 1 }, round, rounds: round + left }
}

/** Everybody at once: the next round, or null after the last. */
export function nextRound<State extends Table>(before: State, context: Context, rounds: number): State | null {
  if (before.round >= rounds) return null
  return { ...seatNewcomers(before, context), round: before.round + 1, rounds }
}

/**
 * Everybody who is here has had a turn more than laps are over: whoever is away holds up no lap, and ends none a second
 * time with the turn they have when they are back.
 */
export function isLapOver(state: Table, context: Context): boolean {
  return fewestTurns(state, context) > state.lapsOver
}

export function endLap<State extends Table>(state: State, context: Context): State {
  return { ...state, lapsOver: Math.max(state.lapsOver, fewestTurns(state, context)) }
}

function fewestTurns(state: Table, context: Context): number {
  const here = presentPlayers(state, context)
  return here.length === 0 ? 0 : Math.min(...here.map((id) => state.turns[id] ?? 0))
}

/** The last of several laps counts double; one alone does not. */
export function isDoubleLap(state: Table): boolean {
  const { laps } = state.plan
  return laps > 1 && state.turn !== null && (state.turns[state.turn] ?? 0) >= laps
}

import type { Settings } from '@highjinks/protocol'
import type { Context, Phase, Table } from './game.ts'
import { PACE } from './length.ts'
import { presentPlayers } from './seated-players.ts'

/** The end: nothing is due, and nothing comes after it. */
export const OVER = { seconds: null, end: <State>(state: State) => state }

/** Enters a phase and starts its clock. */
export function enterPhase<State extends Table>(
  state: State,
  phase: State['stage']['phase'],
  phases: Readonly<Record<State['stage']['phase'], Phase<State>>>,
  context: Context,
): State {
  const rule = phases[phase]
  const milliseconds = phaseMilliseconds(rule, state, context)
  const deadline = milliseconds === null ? null : context.now + milliseconds
  return { ...state, stage: { phase, since: context.now, deadline, overdue: false } }
}

/** Phases that wait for players follow the pace and the plan; phases that only show something keep their own time. */
function phaseMilliseconds<State extends Table>(rule: Phase<State>, state: State, context: Context): number | null {
  const paced = pacedMilliseconds(rule, state, context.settings)
  if (paced === null) return null
  const gentle = isGentle(rule, state, context) ? Math.max(GENTLE_MS, paced) : paced
  return context.needsTime && (rule.owes || rule.awaits) ? Math.round(gentle * MORE_TIME) : gentle
}

/**
 * Stretches every phase that asks a player: if only some phases were longer, their clocks would show which seat needs
 * the time.
 */
const MORE_TIME = 1.5

/** The minimum for an actor in the first turn of a game, because they have never seen it before. */
const GENTLE_MS = 25_000

function isGentle<State extends Table>(rule: Phase<State>, state: State, context: Context): boolean {
  const [only, another] = rule.owes?.(state) ?? []
  const isHere = presentPlayers(state, context).some((id) => id === only)
  return state.round === 1 && !rule.together && isHere && another === undefined
}

function pacedMilliseconds<State extends Table>(rule: Phase<State>, state: State, settings: Settings): number | null {
  const seconds = typeof rule.seconds === 'function' ? rule.seconds(state, settings) : rule.seconds
  if (seconds === null) return null
  if (!rule.owes || rule.isDecoration) return Math.round(seconds * 1000)
  const pace = PACE[settings.pace]
  return pace === null ? null : Math.round(seconds * pace * state.plan.stretch * 1000)
}

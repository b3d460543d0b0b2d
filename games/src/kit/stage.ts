import type { Settings } from '@highjinks/protocol'
import type { Context, Phase, Table } from './game.ts'
import { PACE } from './length.ts'

/** The end: nothing is due, and nothing comes after it. */
export const OVER = { seconds: null, end: <State>(state: State) => state }

/** Enters a phase: its clock starts now. */
export function enterPhase<State extends Table>(
  state: State,
  phase: State['stage']['phase'],
  phases: Readonly<Record<State['stage']['phase'], Phase<State>>>,
  context: Context,
): State {
  const rule = phases[phase]
  const milliseconds = phaseMilliseconds(rule, state, context.settings)
  const deadline = milliseconds === null ? null : context.now + milliseconds
  return { ...state, stage: { phase, since: context.now, deadline, overdue: false } }
}

/** Phases that wait for people follow the pace and the plan; phases that only show something keep their own time. */
function phaseMilliseconds<State extends Table>(rule: Phase<State>, state: State, settings: Settings): number | null {
  const seconds = typeof rule.seconds === 'function' ? rule.seconds(state, settings) : rule.seconds
  if (seconds === null) return null
  if (!rule.owes) return Math.round(seconds * 1000)
  const pace = PACE[settings.pace]
  return pace === null ? null : Math.round(seconds * pace * state.plan.stretch * 1000)
}

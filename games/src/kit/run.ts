import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import type { Context, GameDefinition, Phase, Table } from './game.ts'

const HARD_CLOCK_GRACE_MS = 250

/** More phases in a row without an action mean a loop. */
const MOST_PHASES_AT_ONCE = 64

type Rules<State extends Table, Move extends { readonly type: string }> = Pick<
  GameDefinition<State, Move, unknown, unknown>,
  'phases' | 'move' | 'play'
>

type Phases<State extends Table> = Pick<GameDefinition<State, { readonly type: string }, unknown, unknown>, 'phases'>

export function isOver(state: Table): boolean {
  return state.stage.phase === 'over'
}

/**
 * Returns the players the table waits for: those who owe something and, if no clock would go on without them, those who
 * may call.
 */
export function playersOwing<State extends Table>(
  phases: Readonly<Record<string, Phase<State>>>,
  state: State,
): readonly PlayerId[] {
  const owing = phases[state.stage.phase]?.owes?.(state) ?? []
  return owing.length > 0 || state.stage.deadline !== null ? owing : mayCall(phases, state)
}

/** Returns the players who may act before the clock has run out, although nobody waits for them. */
export function playersWelcome<State extends Table>(
  phases: Readonly<Record<string, Phase<State>>>,
  state: State,
): readonly PlayerId[] {
  const owing = playersOwing(phases, state)
  return mayCall(phases, state).filter((id) => !owing.includes(id))
}

function mayCall<State extends Table>(
  phases: Readonly<Record<string, Phase<State>>>,
  state: State,
): readonly PlayerId[] {
  return phases[state.stage.phase]?.awaits?.(state) ?? []
}

/** Returns the players with nothing to do and nobody to listen to. */
export function idlePlayers<State extends Table>(
  phases: Readonly<Record<string, Phase<State>>>,
  state: State,
): readonly PlayerId[] {
  const rule = phases[state.stage.phase]
  if (rule?.isPerformance) return []
  const busy = [rule?.owes, rule?.awaits, rule?.busy].flatMap((who) => who?.(state) ?? [])
  return state.order.filter((id) => !busy.includes(id))
}

/** Applies a seat's move: parses it, decides it, and completes whatever it finishes right away. */
export function makeMove<State extends Table, Move extends { readonly type: string }>(
  game: Rules<State, Move>,
  state: State,
  raw: unknown,
  context: Context,
): Step<State> {
  if (isOver(state)) return refuse('wrong-phase')
  if (context.by === 'clock' || !state.order.includes(context.by)) return refuse('not-playing')
  const parsed = game.move.safeParse(raw)
  if (!parsed.success) return refuse('malformed')
  const step = game.play(state, parsed.data, { ...context, by: context.by })
  return step.ok ? accept(endDuePhases(game, step.state, context)) : step
}

/** Ends every phase that is due, after time has passed or someone came or went. Changes nothing if none is. */
export function endDuePhases<State extends Table>(game: Phases<State>, state: State, context: Context): State {
  let next = state
  for (let i = 0; i < MOST_PHASES_AT_ONCE && !isOver(next); i++) {
    const rule = ruleOf(game, next)
    if (!isDue(rule, next, context)) return markOverdue(rule, next, context)
    next = rule.end(next, { ...context, by: 'clock' })
  }
  return next
}

/** Goes on without the others after the soft clock has run out, for a player who owes nothing. */
export function skip<State extends Table>(
  game: Phases<State>,
  state: State,
  context: Context,
  isHost: boolean,
): Step<State> {
  if (isOver(state)) return refuse('wrong-phase')
  const rule = ruleOf(game, state)
  const waitsForever = state.stage.deadline === null && isHost
  if (!state.stage.overdue && !waitsForever) return refuse('too-early')
  if (context.by !== 'clock' && rule.owes?.(state).includes(context.by) && !isHost) return refuse('not-allowed')
  return accept(endDuePhases(game, rule.end(state, { ...context, by: 'clock' }), context))
}

/** Returns when the clock must be checked again; null if only players can move the game on. */
export function deadlineOf(state: Table, settings: Context['settings'], waits: boolean): number | null {
  const { deadline, overdue } = state.stage
  if (deadline === null || overdue) return null
  return waits && settings.clock === 'hard' ? deadline + HARD_CLOCK_GRACE_MS : deadline
}

function ruleOf<State extends Table>(game: Phases<State>, state: State): Phase<State> {
  // `stage.phase` of State is a key of this record; TypeScript loses the link through `Table`.
  return game.phases[state.stage.phase as State['stage']['phase']]
}

function isDue<State extends Table>(rule: Phase<State>, state: State, context: Context): boolean {
  const { deadline, overdue } = state.stage
  const late = deadline !== null && context.now >= deadline
  if (!rule.owes) return late
  const owed = rule.owes(state)
  const isHere = (id: PlayerId) => context.seats.some((seat) => seat.id === id && seat.online)
  const mayStillGive = rule.awaits?.(state).some(isHere) ?? false
  if (owed.length === 0) return late || !mayStillGive
  if (!owed.some(isHere)) return late || (rule.together ? !mayStillGive : owed.every((id) => hasLeft(id, context)))
  if (overdue || !late || context.settings.clock === 'soft') return false
  return deadline !== null && context.now >= deadline + HARD_CLOCK_GRACE_MS
}

function hasLeft(id: PlayerId, context: Context): boolean {
  return !context.seats.some((seat) => seat.id === id)
}

function markOverdue<State extends Table>(rule: Phase<State>, state: State, context: Context): State {
  const { deadline, overdue } = state.stage
  const runsOut = rule.owes !== undefined && context.settings.clock === 'soft' && !overdue
  if (!runsOut || deadline === null || context.now < deadline) return state
  return { ...state, stage: { ...state.stage, overdue: true } }
}

import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  applaud,
  beginBest,
  beginFillerIfDue,
  beginInterlude,
  bestPhases,
  type Context,
  closeApplause,
  cutPlan,
  enterPhase,
  FEWEST_TO_PLAY,
  FINALE_SECONDS,
  type InterludeHooks,
  interludePhases,
  type LapRoad,
  type MoveContext,
  mutedTopicsOf,
  type NewTable,
  NO_APPLAUSE,
  NO_BEST,
  NO_INTERLUDE,
  nameFavorite,
  nextRound,
  OVER,
  type OwnMove,
  type Phase,
  playInterlude,
  presentPlayers,
  redealWriting,
  required,
  seatedPlayers,
  seatNewcomers,
  turnTakers,
  withDeeds,
} from '../kit/index.ts'
import { ARGUE_SECONDS, interludesInstead, length, PREPARE_SECONDS, revealSeconds } from './length.ts'
import { isDouble, payTurn, remember } from './points.ts'
import { fill, fillingOf, fillOwn, handOut, preparing, swap } from './prepare.ts'
import type { Move, PhaseName, Sheet, State, Vote } from './state.ts'

/** Interludes come between two readings, and instead of a round without facts. */
const hooks: InterludeHooks<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: goOn,
}

const bestAwardHooks: LapRoad<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: (state, context) => nextLap({ ...state, deeds: {} }, context),
}

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextLap },
  finale: { seconds: FINALE_SECONDS, end: (state, context) => enterPhase(state, 'prepare', phases, context) },
  prepare: { seconds: PREPARE_SECONDS, owes: preparing, together: true, end: nextReader },
  argue: {
    seconds: (_, { duration }) => ARGUE_SECONDS[duration],
    isPerformance: true,
    owes: (state) => state.voters.filter((id) => !state.votes[id]),
    awaits: (state) => state.voters.filter((id) => !state.locked.includes(id)),
    together: true,
    end: (state, context) => enterPhase(payTurn(state), 'reveal', phases, context),
  },
  reveal: { seconds: ({ round }) => revealSeconds(round), isPerformance: true, end: afterReveal },
  ...bestPhases(bestAwardHooks),
  ...interludePhases(hooks),
  over: OVER,
}

/** The state that a reading doesn't leave behind. */
const NOTHING_YET = {
  turn: null,
  statement: null,
  voters: [],
  votes: {},
  locked: [],
  wavered: [],
  disputes: [],
  gains: {},
}

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    ...NO_APPLAUSE,
    ...NO_INTERLUDE,
    ...NO_BEST,
    deeds: {},
    ...NOTHING_YET,
    sheets: {},
    queue: [],
    spent: [],
    spares: 0,
    extras: 0,
  }
  return nextLap(empty, context)
}

export function play(state: State, move: Move, context: MoveContext): Step<State> {
  return playInterlude(state, move, context, (own) => playLap(state, own, context))
}

function playLap(state: State, move: OwnMove<Move>, context: MoveContext): Step<State> {
  const { by } = context
  switch (move.type) {
    case 'fill':
      return fill(state, by, move.card, move.as)
    case 'own':
      return fillOwn(state, by, move.card, move.text)
    case 'swap':
      return swap(state, by, move.card, context)
    case 'vote':
      return vote(state, by, move.vote)
    case 'lock':
      return lock(state, by)
    case 'dispute':
      return dispute(state, by)
    case 'applaud':
      return isRead(state) ? applaud(state, by, move.for, readers(state)) : refuse('wrong-phase')
    case 'favorite':
      return state.stage.phase === 'favorite' ? nameFavorite(state, by, move.player) : refuse('wrong-phase')
    case 'done':
    case 'pass':
      return refuse('wrong-phase')
  }
}

/** Returns the current performers. */
export function readers(state: State): readonly PlayerId[] {
  return isRead(state) ? [required(state.turn)] : []
}

function isRead({ stage }: State): boolean {
  return stage.phase === 'argue' || stage.phase === 'reveal'
}

/** A vote can change until it's locked or the clock has run out. */
function vote(state: State, by: PlayerId, given: Vote): Step<State> {
  if (state.stage.phase !== 'argue') return refuse('wrong-phase')
  if (!state.voters.includes(by)) return refuse('not-allowed')
  if (state.locked.includes(by)) return refuse('already-done')
  const before = state.votes[by]
  const isOther = before !== undefined && before !== given && !state.wavered.includes(by)
  const wavered = isOther ? [...state.wavered, by] : state.wavered
  return accept({ ...state, wavered, votes: { ...state.votes, [by]: given } })
}

function lock(state: State, by: PlayerId): Step<State> {
  if (state.stage.phase !== 'argue') return refuse('wrong-phase')
  if (!state.votes[by]) return refuse('not-allowed')
  if (state.locked.includes(by)) return refuse('already-done')
  return accept({ ...state, locked: [...state.locked, by] })
}

/** Only for made-up lies, which nobody could check. */
function dispute(state: State, by: PlayerId): Step<State> {
  if (state.stage.phase !== 'reveal') return refuse('wrong-phase')
  if (!mayDispute(state, by)) return refuse('not-allowed')
  if (state.disputes.includes(by)) return refuse('already-done')
  return accept(payTurn({ ...state, disputes: [...state.disputes, by] }))
}

export function mayDispute(state: State, by: PlayerId): boolean {
  return state.statement?.filling.reading === 'own' && (by === state.turn || state.votes[by] !== undefined)
}

/** Makes the current round the last. */
export function cutShort(state: State): State {
  const plan = cutPlan(state.plan, Math.max(1, state.round))
  return plan === state.plan ? state : { ...state, plan, rounds: plan.laps }
}

/**
 * Deals everyone a fact with a blank to fill in, or plays as many interludes as take the same time if there aren't
 * enough facts.
 */
function nextLap(before: State, context: Context): State {
  const state: State = { ...before, ...NOTHING_YET, sheets: {}, queue: [] }
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextRound(state, context, length)
  if (!next) return enterPhase(state, 'over', phases, context)
  const dealt = handOut(next, context)
  if (dealt) return enterPhase(dealt, isDouble(dealt) ? 'finale' : 'prepare', phases, context)
  const seated = seatedPlayers(next, context)
  const extras = interludesInstead(turnTakers(next, context).length, context.settings.duration)
  return goOn({ ...next, ...turnsHad(next, seated), extras }, context)
}

function goOn(state: State, context: Context): State {
  if (state.extras === 0) return nextReader(state, context)
  const kind = state.extras % 2 === 0 ? 'writing' : 'point'
  return beginInterlude({ ...state, extras: state.extras - 1 }, kind, context, hooks)
}

/** Moves to the next reader who is here. Absent players have until the end of the round to come back. */
function nextReader(before: State, context: Context): State {
  const state = seatNewcomers({ ...before, ...NOTHING_YET }, context)
  const turn = nextInLine(state, context)
  if (turn === null) return endLap(state, context)
  const { [turn]: dealt, ...sheets } = state.sheets
  const sheet = required(dealt)
  const next: State = {
    ...state,
    ...turnsHad(state, [turn]),
    turn,
    sheets,
    queue: state.queue.filter((id) => id !== turn),
    statement: { fact: sheet.fact, filling: fillingOf(sheet) },
    voters: seatedPlayers(state, context).filter((id) => id !== turn),
  }
  return enterPhase(next, 'argue', phases, context)
}

/** If nobody is here, it continues with absent players. */
function nextInLine(state: State, context: Context): PlayerId | null {
  if (context.seats.length < FEWEST_TO_PLAY) return null
  const here = presentPlayers(state, context)
  const seated = here.length > 0 ? here : seatedPlayers(state, context)
  return state.queue.find((id) => seated.includes(id) && suitsAll(required(state.sheets[id]), context)) ?? null
}

/** Checks the fact again, because someone may have joined or muted a topic since it was dealt. */
function suitsAll(sheet: Sheet, context: Context): boolean {
  const muted: ReadonlySet<string> = mutedTopicsOf(context)
  return !sheet.fact.topics.some((topic) => muted.has(topic))
}

function turnsHad({ turns }: State, ids: readonly PlayerId[]): Pick<State, 'turns'> {
  return { turns: { ...turns, ...Object.fromEntries(ids.map((id) => [id, (turns[id] ?? 0) + 1])) } }
}

function afterReveal(before: State, context: Context): State {
  const { fact, filling } = required(before.statement)
  const read = withDeeds(remember(before), readers(before), {
    id: fact.id,
    text: fact.text.replace('{blank}', filling.text),
  })
  const state: State = { ...closeApplause(read), ...NOTHING_YET }
  return beginFillerIfDue(state, context, hooks) ?? nextReader(state, context)
}

/** Ends the round. Players who didn't come back lose their turn. The best of the readers is named. */
function endLap(state: State, context: Context): State {
  const ended = { ...state, ...turnsHad(state, state.queue), sheets: {}, queue: [] }
  return beginBest(ended, Object.keys(ended.deeds), context, bestAwardHooks)
}

/** This game plays only the own cards that all players answers. */
export function redeal(state: State, cardId: string, context: Context): State {
  return redealWriting(state, cardId, context, hooks)
}

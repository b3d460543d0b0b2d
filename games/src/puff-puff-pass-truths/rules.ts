import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  allowQuote,
  applaud,
  beginBest,
  bestPhases,
  type Context,
  closeApplause,
  countMoment,
  cutPlan,
  enterPhase,
  FEWEST_TO_PLAY,
  FINALE_SECONDS,
  type LapRoad,
  type MoveContext,
  type NewTable,
  NO_APPLAUSE,
  NO_BEST,
  nameFavorite,
  OVER,
  type Phase,
  payGains,
  planAnew,
  presentPlayers,
  required,
  seatedPlayers,
  seatNewcomers,
  shuffle,
  turnTakers,
} from '../kit/index.ts'
import { closeLap, hearStory } from './lap.ts'
import { countReveal } from './moments.ts'
import { earned, fooled } from './points.ts'
import { ASK, LAP, length, questionSeconds, storySeconds, turnsOf, VOTE, writeSeconds } from './seconds.ts'
import { handOut, isComplete, presentable, swapStarter, write, writing } from './sheet.ts'
import type { Move, PhaseName, Sheet, State } from './state.ts'
import { ask, askers, canTell, chosen, rememberTruths } from './story.ts'
import { call, callable, sureByNow, undecided, vote } from './vote.ts'

const bestAwardHooks: LapRoad<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: (state, context) => enterPhase(closeLap(state), 'lap', phases, context),
}

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextLap },
  finale: { seconds: FINALE_SECONDS, end: (state, context) => enterPhase(state, 'write', phases, context) },
  write: {
    seconds: (state) => writeSeconds(state.lap),
    owes: writing,
    // Players who are done may call, and change their call.
    busy: (state) => state.order.filter((id) => callable(state, id).length > 0),
    together: true,
    end: toAuthors,
  },
  present: {
    seconds: (state) => questionSeconds(state.order.length),
    isPerformance: true,
    owes: authorOwing,
    end: toVote,
  },
  vote: {
    seconds: VOTE,
    owes: undecided,
    // A vote can change until the last one is in.
    busy: (state) => state.voters,
    together: true,
    end: (state, context) => enterPhase({ ...state, spent: [...sureByNow(state)] }, 'reveal', phases, context),
  },
  reveal: {
    seconds: (state) => turnsOf(state.statements.length).seconds,
    // Good liars take a bow.
    isPerformance: true,
    end: afterReveal,
  },
  ask: {
    seconds: ASK,
    together: true,
    // Players who ask for nothing by the end of the clock don't want to, even with a soft clock.
    owes: () => [],
    awaits: (state) => askers(state).filter((id) => state.asks[id] === undefined),
    busy: askers,
    end: afterAsking,
  },
  tell: {
    seconds: (state) => storySeconds(state.order.length),
    isPerformance: true,
    owes: authorOwing,
    end: afterStory,
  },
  ...bestPhases(bestAwardHooks),
  lap: { seconds: LAP, end: nextLap },
  over: OVER,
}

/** Returns the players to applaud: for a lie, and then for a story. */
export function performers({ stage: { phase }, turn }: State): readonly PlayerId[] {
  return phase === 'reveal' || phase === 'tell' ? [required(turn)] : []
}

function authorOwing(state: State): readonly PlayerId[] {
  return state.said === null ? [required(state.turn)] : []
}

/** The state that a turn doesn't leave behind. */
const NOTHING_YET = {
  statements: [],
  lie: null,
  said: null,
  voters: [],
  votes: {},
  asks: {},
  told: null,
  gains: {},
  claps: {},
} satisfies Partial<State>

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    ...NO_APPLAUSE,
    ...NO_BEST,
    ...NOTHING_YET,
    deeds: {},
    lap: 0,
    sheets: {},
    calls: {},
    queue: [],
    spent: [],
    book: [],
    prizes: null,
  }
  return nextLap(empty, context)
}

export function play(state: State, move: Move, context: MoveContext): Step<State> {
  const { by } = context
  const { phase } = state.stage
  switch (move.type) {
    case 'draft':
      return write(state, by, (sheet) => (move.lines.length === sheet.lines.length ? drafted(sheet, move.lines) : null))
    case 'swap':
      return swapStarter(state, by, move.line, context)
    case 'done':
    case 'pass': {
      if (phase === 'write') return write(state, by, move.type === 'done' ? finished : torn)
      if (phase !== 'present' && phase !== 'tell') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      if (phase === 'present' && move.type === 'pass') return accept(nextAuthor(state, context))
      return accept({ ...state, said: move.type })
    }
    case 'call':
      return call(state, by, move.whom)
    case 'vote':
      return vote(state, by, move)
    case 'ask':
      return ask(state, by, move.place)
    case 'applaud':
      if (performers(state).length === 0) return refuse('wrong-phase')
      return applaud(state, by, move.for, performers(state))
    case 'favorite':
      return phase === 'favorite' ? nameFavorite(state, by, move.player) : refuse('wrong-phase')
    case 'quote': {
      if (phase !== 'lap') return refuse('wrong-phase')
      const next = allowQuote(state, by, move.line, move.isAllowed)
      return next ? accept(next) : refuse('not-allowed')
    }
  }
}

/** Makes the current round the last. */
export function cutShort(state: State): State {
  const plan = cutPlan(state.plan, Math.max(1, state.lap))
  if (plan === state.plan) return state
  const turnsLess = (state.plan.laps - plan.laps) * state.order.length
  return { ...state, plan, rounds: Math.max(state.round, state.rounds - turnsLess) }
}

/** Returns whether this is the last of several rounds, unless it became the last midway. */
export function isDouble({ lap, plan }: State): boolean {
  return plan.laps > 1 && !plan.isCut && lap >= plan.laps
}

function drafted(sheet: Sheet, lines: Extract<Move, { type: 'draft' }>['lines']): Sheet {
  return { ...sheet, lines: sheet.lines.map((line, i) => ({ ...line, ...lines[i] })) }
}

function finished(sheet: Sheet): Sheet | null {
  return isComplete(sheet) ? { ...sheet, isDone: true } : null
}

function torn(sheet: Sheet): Sheet {
  return { ...sheet, lines: sheet.lines.map((line) => ({ ...line, text: '' })), isDone: true }
}

function nextLap(before: State, context: Context): State {
  const state: State = { ...before, ...NOTHING_YET, sheets: {}, calls: {}, queue: [], prizes: null, turn: null }
  const seated = seatNewcomers(state, context)
  const players = turnTakers(seated, context).length
  const plan = planAnew(seated.plan, length, context.settings, { players, lapsOver: state.lap, isLapBegun: false })
  const isOver = state.lap >= plan.laps || context.seats.length < FEWEST_TO_PLAY
  if (isOver) return enterPhase({ ...state, book: [], rounds: state.round }, 'over', phases, context)
  const next: State = { ...seated, plan, lap: state.lap + 1, spent: [], deeds: {} }
  const rounds = next.round + (lapsLeft(next) + 1) * players
  return enterPhase(handOut({ ...next, rounds }, context), isDouble(next) ? 'finale' : 'write', phases, context)
}

/** When time is up or everyone is done, presents whatever can be presented and forgets the rest. */
function toAuthors(state: State, context: Context): State {
  const writers = seatedPlayers(state, context).filter((id) => state.sheets[id] && presentable(state.sheets[id]))
  const queue = shuffle(writers, context.random)
  const sheets = Object.fromEntries(Object.entries(state.sheets).filter(([id]) => queue.includes(id)))
  return nextAuthor({ ...state, queue, sheets, book: [] }, context)
}

/** Moves to the next author, present ones before absent ones; players who left aren't presented. */
function nextAuthor(before: State, context: Context): State {
  const state = seatNewcomers({ ...before, ...NOTHING_YET, turn: null }, context)
  const waiting = state.queue.filter((id) => seatedPlayers(state, context).includes(id))
  const here = waiting.filter((id) => presentPlayers(state, context).includes(id))
  const turn = here[0] ?? waiting[0]
  if (turn === undefined || context.seats.length < FEWEST_TO_PLAY) return toLap(state, context)
  const { [turn]: sheet, ...sheets } = state.sheets
  const paper = required(presentable(required(sheet)))
  const turns = { ...state.turns, [turn]: (state.turns[turn] ?? 0) + 1 }
  const queue = waiting.filter((id) => id !== turn)
  const round = state.round + 1
  const rounds = round + queue.length + lapsLeft(state) * turnTakers(state, context).length
  const places = shuffle([...paper.statements.keys()], context.random)
  const statements = places.map((place) => required(paper.statements[place]))
  const next: State = {
    ...state,
    turn,
    turns,
    sheets,
    queue,
    round,
    rounds,
    statements,
    lie: places.indexOf(paper.lie),
  }
  // Nobody questions an absent author: their cards are voted on without questions.
  return here.length > 0 ? enterPhase(next, 'present', phases, context) : toVote(next, context)
}

function toVote(state: State, context: Context): State {
  const voters = seatedPlayers(state, context).filter((id) => id !== state.turn)
  return enterPhase({ ...state, said: null, voters }, 'vote', phases, context)
}

/** The cards are open and paid; then the table picks one to hear more about. */
function afterReveal(state: State, context: Context): State {
  const paid = payGains(countReveal(state), earned(state), isDouble(state) ? 2 : 1)
  if (canTell(paid, context)) return enterPhase(closeApplause(paid), 'ask', phases, context)
  return nextAuthor(enterBook(paid, context), context)
}

function afterAsking(state: State, context: Context): State {
  if (!canTell(state, context)) return nextAuthor(enterBook(state, context), context)
  const counted = countMoment(state, 'wanted', required(state.turn), Object.keys(state.asks).length)
  return enterPhase(enterBook({ ...counted, told: chosen(counted) }, context), 'tell', phases, context)
}

/** Adds the turn to the round's book, and remembers what was true. */
function enterBook(before: State, context: Context): State {
  const { state, story } = rememberTruths(before, context)
  const page = {
    by: required(state.turn),
    statements: state.statements.map(({ text }) => text),
    lie: required(state.lie),
    fooled: [...fooled(state)],
    voted: Object.keys(state.votes).length,
    story,
  }
  return { ...state, book: [...state.book, page] }
}

/** Players who would rather not tell lose nothing. */
function afterStory(state: State, context: Context): State {
  const turn = required(state.turn)
  const isHere = presentPlayers(state, context).includes(turn)
  const isHeard = state.said === 'done' || (state.said === null && isHere)
  return nextAuthor(isHeard ? hearStory(state, turn) : state, context)
}

function toLap(state: State, context: Context): State {
  if (state.book.length === 0) return nextLap(state, context)
  const ended: State = { ...state, queue: [], sheets: {} }
  return beginBest(ended, Object.keys(ended.deeds), context, bestAwardHooks)
}

function lapsLeft(state: State): number {
  return Math.max(0, state.plan.laps - state.lap)
}

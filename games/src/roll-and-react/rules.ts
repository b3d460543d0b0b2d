import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  addGains,
  applaud,
  beginBest,
  beginFillerIfDue,
  beginInterlude,
  bestPhases,
  type Context,
  closeApplause,
  endLap,
  enterPhase,
  FEWEST_TO_PLAY,
  FINALE_SECONDS,
  type InterludeHooks,
  interludePhases,
  isDoubleLap,
  isLapOver,
  type LapRoad,
  type MoveContext,
  type NewTable,
  NO_APPLAUSE,
  NO_BEST,
  NO_INTERLUDE,
  nameFavorite,
  nextTurn,
  OVER,
  type OwnMove,
  opensLastLap,
  type Phase,
  payGains,
  playInterlude,
  presentPlayers,
  redealWriting,
  required,
  seatedPlayers,
} from '../kit/index.ts'
import { gallerySeconds, length, MOST_DRAWS, READY_SECONDS } from './length.ts'
import {
  afterPhase,
  dealBoard,
  drawScene,
  endRehearsal,
  guess,
  guessSeconds,
  hasGuessed,
  isRehearsing,
  lastDraw,
  mayDraw,
  rememberRun,
  runMilliseconds,
  watchSeconds,
  worth,
} from './run.ts'
import type { Move, PhaseName, State } from './state.ts'

const hooks: InterludeHooks<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: goOn,
}

const bestAwardHooks: LapRoad<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: (state, context) => goOn({ ...state, ...FRESH_LAP }, context),
}

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextActor },
  finale: { seconds: FINALE_SECONDS, end: toReady },
  ready: {
    seconds: READY_SECONDS,
    owes: ({ turn }) => [required(turn)],
    // The others look at the six scenes to recognize one.
    busy: ({ order, turn }) => order.filter((id) => id !== turn),
    end: (state, context) => (isActorHere(state, context) ? toRun : toGallery)(state, context),
  },
  watch: {
    seconds: watchSeconds,
    isPerformance: true,
    end: (state, context) => enterPhase(afterPhase(state, context), 'guess', phases, context),
  },
  guess: {
    seconds: guessSeconds,
    isPerformance: true,
    // Players who haven't guessed by the end of the clock have no guess, even with a soft clock.
    owes: () => [],
    awaits: (state) => state.audience.filter((id) => !hasGuessed(state, id)),
    end: (state, context) => toNextDraw(endRehearsal(afterPhase(state, context)), context),
  },
  gallery: {
    seconds: (state) => gallerySeconds(state.draws.length),
    // The actor takes a bow.
    isPerformance: true,
    end: (state, context) => goOn(closeApplause(state), context),
  },
  ...bestPhases(bestAwardHooks),
  ...interludePhases(hooks),
  over: OVER,
}

const NO_RUN = {
  board: null,
  orders: {},
  audience: [],
  draws: [],
  rehearsal: null,
  left: null,
  hasSwapped: false,
  hasPassed: false,
  isDouble: false,
  gains: {},
}

/** A round before anyone has acted in it. */
const FRESH_LAP = { acted: [], boards: {}, ...NO_BEST }

export function setup(table: NewTable, context: Context): State {
  const most = MOST_DRAWS[context.settings.duration]
  const fresh = { ...NO_APPLAUSE, ...NO_INTERLUDE, ...NO_RUN, ...FRESH_LAP }
  return nextActor({ ...table, ...fresh, most, hasRehearsed: false }, context)
}

export function play(state: State, move: Move, context: MoveContext): Step<State> {
  return playInterlude(state, move, context, (own) => playTurn(state, own, context))
}

function playTurn(state: State, move: OwnMove<Move>, context: MoveContext): Step<State> {
  const { by } = context
  const { phase } = state.stage
  switch (move.type) {
    case 'start':
    case 'swap':
      if (phase !== 'ready') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return move.type === 'start' ? accept(toRun(state, context)) : swapBoard(state, context)
    case 'pass':
      if (phase !== 'ready' && phase !== 'watch' && phase !== 'guess') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return accept(stop(state, context))
    case 'guess':
      return phase === 'guess' ? guess(state, by, move.draw, move.scene) : refuse('wrong-phase')
    case 'applaud':
      return applaud(state, by, move.for, performers(state))
    case 'favorite':
      return phase === 'favorite' ? nameFavorite(state, by, move.player) : refuse('wrong-phase')
    case 'done':
      // A move of an interlude outside one.
      return refuse('wrong-phase')
  }
}

/** Returns the player on stage, for applause. */
export function performers(state: State): readonly PlayerId[] {
  const { phase } = state.stage
  const isOnStage = phase === 'watch' || phase === 'guess' || phase === 'gallery'
  return isOnStage && (state.draws.length > 0 || isRehearsing(state)) ? [required(state.turn)] : []
}

function isActorHere(state: State, context: Context): boolean {
  return presentPlayers(state, context).some((id) => id === state.turn)
}

/** Starts the next turn; if no board suits everyone, everyone writes instead. */
function nextActor(before: State, context: Context): State {
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextTurn(before, context, length)
  if (!next) return enterPhase({ ...before, ...NO_RUN, turn: null }, 'over', phases, context)
  const fresh: State = { ...next, ...NO_RUN, isDouble: isDoubleLap(next) }
  return opensLastLap(next) ? enterPhase(fresh, 'finale', phases, context) : toReady(fresh, context)
}

function toReady(state: State, context: Context): State {
  const dealt = dealBoard(state, context)
  if (!dealt) return beginInterlude(state, 'writing', context, hooks)
  return enterPhase({ ...dealt, left: runMilliseconds(dealt, context.settings) }, 'ready', phases, context)
}

function swapBoard(state: State, context: Context): Step<State> {
  if (state.hasSwapped) return refuse('already-done')
  const dealt = dealBoard(state, context)
  return dealt ? accept({ ...dealt, hasSwapped: true }) : refuse('not-allowed')
}

function toRun(state: State, context: Context): State {
  const audience = seatedPlayers(state, context).filter((id) => id !== state.turn)
  return toNextDraw({ ...state, audience: [...audience] }, context)
}

function toNextDraw(state: State, context: Context): State {
  return mayDraw(state, context)
    ? enterPhase(drawScene(state, context), 'watch', phases, context)
    : toGallery(state, context)
}

/** Stops the run, or skips it: what was recognized so far pays, and a scene without guesses doesn't count. */
function stop(state: State, context: Context): State {
  const isGuessedAt = (lastDraw(state)?.guesses.length ?? 0) > 0
  const draws = isGuessedAt ? state.draws : state.draws.slice(0, -1)
  return toGallery({ ...state, draws, hasPassed: true }, context)
}

function toGallery(before: State, context: Context): State {
  const state: State = { ...before, hasPassed: before.hasPassed || before.draws.length === 0 }
  const turn = required(state.turn)
  const acted = state.draws.length > 0 ? [...state.acted, turn] : state.acted
  const first = state.draws[0]?.scene
  const boards =
    first === undefined ? state.boards : { ...state.boards, [turn]: { scenes: required(state.board).scenes, first } }
  const gains = addGains(...state.draws.map((draw) => worth(draw, turn, state)))
  const paid = payGains(rememberRun({ ...state, acted, boards }), gains, state.isDouble ? 2 : 1)
  return enterPhase(paid, 'gallery', phases, context)
}

/** After a turn, a round or an interlude: the end of the round, a filler, or the next actor. */
function goOn(state: State, context: Context): State {
  if (state.acted.length > 0 && isLapOver(state, context)) {
    return beginBest(endLap(state, context), state.acted, context, bestAwardHooks)
  }
  return beginFillerIfDue(state, context, hooks) ?? nextActor(state, context)
}

/** This game plays only the own cards that all players answers. */
export function redeal(state: State, cardId: string, context: Context): State {
  return redealWriting(state, cardId, context, hooks)
}

import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  type Attempt,
  applaud,
  askToExplain,
  attemptBy,
  beginBest,
  beginFillerIfDue,
  beginInterlude,
  bestPhases,
  type Context,
  clapsLeft,
  closeApplause,
  contendersOf,
  countMoment,
  endLap,
  enterPhase,
  explained,
  explainPhase,
  FEWEST_TO_PLAY,
  FINALE_SECONDS,
  facesSeconds,
  type InterludeHooks,
  interludePhases,
  isDoubleLap,
  isLapOver,
  judge,
  type LapRoad,
  type MoveContext,
  type NewTable,
  NO_APPLAUSE,
  NO_BEST,
  NO_INTERLUDE,
  NOTHING_TO_EXPLAIN,
  nameFavorite,
  nextTurn,
  OVER,
  type OwnMove,
  opensLastLap,
  type Phase,
  playInterlude,
  presentPlayers,
  redealWriting,
  required,
  rulingOf,
  say,
  seatJury,
  signCard,
  silent,
  undecided,
  withDeeds,
  withoutDeed,
} from '../kit/index.ts'
import { call, isRoomsPick, pick, roomsPick, undecidedSeats } from './calling.ts'
import { actor, blankCard, cardOf, dealTwo, replaceCard } from './cards.ts'
import { CHOOSE, DARE, DEAL, length, REVEAL, TRUTH, VERDICT } from './length.ts'
import { payCalls, payTurn } from './pay.ts'
import type { Move, PhaseName, State } from './state.ts'

const hooks: InterludeHooks<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: nextPlayer,
}

/** After the best of a round, everyone points. */
const bestAwardHooks: LapRoad<State> = {
  enter: (state, phase, context) => enterPhase(state, phase, phases, context),
  after: (state, context) => beginInterlude({ ...state, deeds: {} }, 'point', context, hooks),
}

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextPlayer },
  finale: { seconds: FINALE_SECONDS, end: (state, context) => enterPhase(state, 'choose', phases, context) },
  choose: {
    seconds: CHOOSE,
    owes: (state) => (state.choice === null ? actor(state) : []),
    awaits: undecidedSeats,
    end: toDeal,
  },
  deal: {
    seconds: DEAL,
    owes: (state) => (isRoomsPick(state) || state.kept !== null ? [] : actor(state)),
    awaits: undecidedSeats,
    end: toPerform,
  },
  perform: {
    seconds: (state) => (cardOf(state).kind === 'dare' ? DARE : TRUTH),
    isPerformance: true,
    owes: (state) => silent(required(state.attempt)),
    end: toVerdict,
  },
  verdict: {
    seconds: VERDICT,
    owes: (state) => undecided(required(state.attempt)),
    awaits: undecidedSeats,
    together: true,
    end: toReveal,
  },
  reveal: {
    seconds: (state) => REVEAL + facesSeconds(required(state.attempt)),
    busy: (state) => state.order.filter((id) => clapsLeft(state, id, onStage(state)) > 0),
    end: toExplain,
  },
  explain: explainPhase(afterTurn),
  ...bestPhases(bestAwardHooks),
  ...interludePhases(hooks),
  over: OVER,
}

/** The phases in which someone may call what comes. */
const CALLED: ReadonlySet<PhaseName> = new Set(['choose', 'deal', 'verdict'])

const NOTHING_YET = {
  choice: null,
  cards: [],
  kept: null,
  hasSwapped: false,
  calls: {},
  picks: {},
  outcomes: { choose: null, deal: null, verdict: null },
  attempt: null,
  gains: {},
  isDouble: false,
  ...NOTHING_TO_EXPLAIN,
}

export function setup(table: NewTable, context: Context): State {
  return nextPlayer({ ...table, ...NOTHING_YET, ...NO_INTERLUDE, ...NO_APPLAUSE, ...NO_BEST, deeds: {} }, context)
}

export function play(state: State, move: Move, context: MoveContext): Step<State> {
  return playInterlude(state, move, context, (own) => playTurn(state, own, context))
}

function playTurn(state: State, move: OwnMove<Move>, context: MoveContext): Step<State> {
  const { by } = context
  const { phase } = state.stage
  switch (move.type) {
    case 'choose': {
      if (phase !== 'choose') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return state.choice === null ? accept({ ...state, choice: move.choice }) : refuse('already-done')
    }
    case 'call':
      return CALLED.has(phase) ? call(state, by, move.call) : refuse('wrong-phase')
    case 'pick':
      return phase === 'deal' && isRoomsPick(state) ? pick(state, by, move.card) : refuse('wrong-phase')
    case 'keep': {
      if (phase !== 'deal' || isRoomsPick(state)) return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return keepCard(state, move.card)
    }
    case 'swap': {
      if (phase !== 'deal' || state.kept !== null) return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return state.hasSwapped ? refuse('already-done') : accept(swapCards(state, by, context))
    }
    case 'applaud': {
      if (phase !== 'perform' && phase !== 'reveal') return refuse('wrong-phase')
      return applaud(state, by, move.for, onStage(state))
    }
    case 'favorite':
      return phase === 'favorite' ? nameFavorite(state, by, move.player) : refuse('wrong-phase')
    case 'done':
    case 'pass': {
      if (phase === 'explain' && move.type === 'done') {
        const next = explained(state, by)
        return next ? accept(next) : refuse('not-allowed')
      }
      if (phase !== 'perform') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return attempted(state, say(required(state.attempt), by, move.type))
    }
    case 'judge': {
      if (phase !== 'verdict') return refuse('wrong-phase')
      return attempted(state, judge(required(state.attempt), by, move.verdict))
    }
  }
}

/** Returns the player to applaud: the performer, during the performance and its verdict. */
export function onStage({ stage, attempt }: State): readonly PlayerId[] {
  const isOpen = stage.phase === 'perform' || stage.phase === 'reveal'
  return isOpen && attempt ? contendersOf(attempt) : []
}

/** Replaces a card that its author withdrew: if it can still be played, another card comes with a new clock. */
export function redeal(before: State, cardId: string, context: Context): State {
  const state = redealWriting(withoutDeed(before, cardId), cardId, context, hooks)
  if (!state.cards.some(({ id }) => id === cardId)) return state
  const { phase } = state.stage
  if (phase === 'deal') {
    const fresh = { ...replaceCard(state, cardId, context), kept: null, calls: {}, picks: {} }
    return enterPhase(fresh, 'deal', phases, context)
  }
  if (phase === 'perform' && cardOf(state).id === cardId) {
    const fresh = replaceCard(state, cardId, context)
    return beginPerformance({ ...fresh, kept: null, claps: {} }, context)
  }
  return blankCard(state, cardId)
}

/** By ID, so that a card that was swapped away isn't confused with its replacement. */
function keepCard(state: State, id: string): Step<State> {
  if (state.kept !== null) return refuse('already-done')
  return state.cards.some((card) => card.id === id) ? accept({ ...state, kept: id }) : refuse('wrong-phase')
}

/** The others need time to read these two as well. */
function swapCards(state: State, by: PlayerId, context: Context): State {
  const swapped = countMoment({ ...dealTwo(state, context), hasSwapped: true }, 'picky', by)
  return enterPhase(swapped, 'deal', phases, context)
}

function attempted(state: State, step: Step<Attempt>): Step<State> {
  return step.ok ? accept({ ...state, attempt: step.state }) : step
}

function nextPlayer(before: State, context: Context): State {
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextTurn(before, context, length)
  if (!next) return enterPhase({ ...before, ...NOTHING_YET, turn: null }, 'over', phases, context)
  const fresh = { ...next, ...NOTHING_YET, isDouble: isDoubleLap(next) }
  return enterPhase(fresh, opensLastLap(next) ? 'finale' : 'choose', phases, context)
}

/** Without a choice it's truth. If an absent player hasn't chosen, the turn goes on. */
function toDeal(state: State, context: Context): State {
  const isAway = !presentPlayers(state, context).some((id) => id === state.turn)
  if (state.choice === null && isAway) return afterTurn(state, context)
  const called = state.choice === null ? { ...state, calls: {} } : payCalls(state, 'choose', state.choice)
  const chosen = dealTwo({ ...called, choice: state.choice ?? 'truth' }, context)
  return enterPhase(chosen, 'deal', phases, context)
}

/** If nothing is kept, it's the first card, and no call of it counts. The group always picks, if need be at random. */
function toPerform(state: State, context: Context): State {
  if (isRoomsPick(state)) {
    const kept = roomsPick(state, context)
    return beginPerformance({ ...payCalls(state, 'deal', kept), kept }, context)
  }
  const { kept } = state
  return beginPerformance(kept === null ? { ...state, calls: {} } : payCalls(state, 'deal', kept), context)
}

function beginPerformance(state: State, context: Context): State {
  const kept = cardOf(state).id
  return enterPhase({ ...state, kept, attempt: attemptBy(actor(state)) }, 'perform', phases, context)
}

function toVerdict(state: State, context: Context): State {
  const attempt = seatJury(required(state.attempt), state, context)
  return enterPhase({ ...state, attempt }, 'verdict', phases, context)
}

function toReveal(state: State, context: Context): State {
  const paid = payTurn(state)
  const isPerformed = rulingOf(required(state.attempt)).kind !== 'passed'
  if (!isPerformed) return enterPhase(paid, 'reveal', phases, context)
  const card = cardOf(state)
  return enterPhase(signCard(withDeeds(paid, actor(state), card), card.id), 'reveal', phases, context)
}

/** A player alone against everyone explains why. */
function toExplain(state: State, context: Context): State {
  const asked = askToExplain(state, required(state.attempt), context)
  return asked ? enterPhase(asked, 'explain', phases, context) : afterTurn(state, context)
}

/** The best of a round and a Point end it; between two turns an interlude fills the time. */
function afterTurn(before: State, context: Context): State {
  const state = closeApplause({ ...before, ...NOTHING_YET })
  if (context.seats.length < FEWEST_TO_PLAY) return nextPlayer(state, context)
  if (isLapOver(state, context))
    return beginBest(endLap(state, context), Object.keys(state.deeds), context, bestAwardHooks)
  return beginFillerIfDue(state, context, hooks, 'writing') ?? nextPlayer(state, context)
}

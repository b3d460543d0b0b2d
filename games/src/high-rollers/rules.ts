import { accept, type PlayerId, refuse, type Step } from '@highjinks/protocol'
import {
  type Attempt,
  type Context,
  countMoment,
  crown,
  enterPhase,
  FEWEST_TO_PLAY,
  isLastRound,
  judge,
  type NewTable,
  nextTurn,
  type Phase,
  payGains,
  pickOne,
  presentPlayers,
  rulingOf,
  say,
  sealRoll,
  seatedPlayers,
  seatJury,
  silent,
  TURNS_EACH,
  undecided,
} from '../kit/index.ts'
import { cast, DICE, type Die, INTENSITY_SIDES } from './roll.ts'
import type { Move, PhaseName, State } from './state.ts'
import { dealt, earned, holder, isAimed } from './task.ts'

export const phases: Readonly<Record<PhaseName, Phase<State>>> = {
  new: { seconds: 0, end: nextRoller },
  ready: { seconds: 10, owes: (state) => (state.isThrown ? [] : roller(state)), end: toRoll },
  roll: { seconds: 3, end: (state, context) => (state.decision === null ? toKeep : toAim)(state, context) },
  keep: { seconds: 12, owes: (state) => (state.decision === null ? roller(state) : []), end: decided },
  aim: { seconds: 12, owes: aiming, end: toAct },
  act: { seconds: 60, owes: (state) => (state.attempt ? silent(state.attempt) : []), end: toVerdict },
  verdict: {
    seconds: 12,
    owes: (state) => (state.attempt ? undecided(state.attempt) : []),
    together: true,
    end: toScore,
  },
  score: { seconds: 5, end: nextRoller },
  over: { seconds: null, end: (state) => state },
}

const NOTHING_YET = {
  sealed: null,
  isThrown: false,
  faces: null,
  decision: null,
  task: null,
  choices: [],
  target: null,
  card: null,
  hasSwapped: false,
  attempt: null,
  gains: {},
  isDouble: false,
}

export function setup(table: NewTable, context: Context): State {
  const empty: State = {
    ...table,
    ...NOTHING_YET,
    rolls: [],
  }
  return nextRoller(empty, context)
}

export function play(state: State, move: Move, context: Context & { readonly by: PlayerId }): Step<State> {
  const { by } = context
  const { phase } = state.stage
  switch (move.type) {
    case 'roll': {
      if (phase !== 'ready') return refuse('wrong-phase')
      return by === state.turn ? accept({ ...state, isThrown: true }) : refuse('not-your-turn')
    }
    case 'keep':
    case 'reroll': {
      if (phase !== 'keep') return refuse('wrong-phase')
      if (by !== state.turn) return refuse('not-your-turn')
      return accept({ ...state, decision: move.type === 'keep' ? 'keep' : move.die })
    }
    case 'wild':
    case 'name':
      return aimed(state, move, by)
    case 'swap': {
      if (phase !== 'act') return refuse('wrong-phase')
      if (by !== holder(state)) return refuse('not-allowed')
      if (state.hasSwapped) return refuse('already-done')
      return canSwap(state) ? accept({ ...dealt(state, context), hasSwapped: true }) : refuse('not-allowed')
    }
    case 'done':
    case 'pass': {
      if (phase !== 'act' || !state.attempt) return refuse('wrong-phase')
      return attempted(state, say(state.attempt, by, move.type))
    }
    case 'judge': {
      if (phase !== 'verdict' || !state.attempt) return refuse('wrong-phase')
      return attempted(state, judge(state.attempt, by, move.verdict))
    }
    case 'crown': {
      if (phase !== 'verdict' || !state.attempt) return refuse('wrong-phase')
      return attempted(state, crown(state.attempt, by, move.winner))
    }
  }
}

/** Once, by whose card it is, before anybody has answered it. */
export function canSwap(state: State): boolean {
  const isUntouched = Object.keys(state.attempt?.said ?? {}).length === 0
  return state.stage.phase === 'act' && state.card !== null && !state.hasSwapped && isUntouched
}

function roller(state: State): readonly PlayerId[] {
  return state.turn === null ? [] : [state.turn]
}

/** The player still has to say what a Wild is, or for whom. */
function aiming(state: State): readonly PlayerId[] {
  const isOpen = state.task === null || (isAimed(state.task) && state.target === null)
  return isOpen ? roller(state) : []
}

function aimed(state: State, move: Extract<Move, { type: 'wild' | 'name' }>, by: PlayerId): Step<State> {
  if (state.stage.phase !== 'aim') return refuse('wrong-phase')
  if (by !== state.turn) return refuse('not-your-turn')
  if (move.type === 'wild') {
    if (state.task !== null) return refuse('already-done')
    const isAlone = isAimed(move.task) && state.choices.length === 0
    return isAlone ? refuse('not-allowed') : accept({ ...state, task: move.task })
  }
  const isAsked = isAimed(state.task) && state.choices.includes(move.player)
  return isAsked ? accept({ ...state, target: move.player }) : refuse('not-allowed')
}

function attempted(state: State, step: Step<Attempt>): Step<State> {
  return step.ok ? accept({ ...state, attempt: step.state }) : step
}

/** The roll is sealed before anybody shakes. */
function nextRoller(before: State, context: Context): State {
  const each = TURNS_EACH[context.settings.duration]
  const next = context.seats.length < FEWEST_TO_PLAY ? null : nextTurn(before, context, each)
  if (!next) return enterPhase({ ...before, ...NOTHING_YET, turn: null }, 'over', phases, context)
  const fresh: State = { ...next, ...NOTHING_YET, isDouble: isLastRound(next, each), sealed: sealRoll(context.random) }
  return enterPhase(fresh, 'ready', phases, context)
}

/** Nobody shook: they roll by themselves. Nobody there: the turn goes on. */
function toRoll(state: State, context: Context): State {
  const isHere = state.isThrown || presentPlayers(state, context).some((id) => id === state.turn)
  return isHere ? thrown(state, DICE, context) : nextRoller(state, context)
}

function thrown(state: State, dice: readonly Die[], context: Context): State {
  const { sealed, turn } = state
  if (!sealed || turn === null) return nextRoller(state, context)
  const faces = cast(sealed.seed, dice, state.faces)
  const roll = { round: state.round, by: turn, dice: [...dice], hash: sealed.hash, seed: sealed.seed, faces }
  return enterPhase({ ...state, sealed: null, faces, rolls: [...state.rolls, roll] }, 'roll', phases, context)
}

/** A second roll would have a seed of its own: the first one's is known by now. */
function toKeep(state: State, context: Context): State {
  return enterPhase({ ...state, sealed: sealRoll(context.random) }, 'keep', phases, context)
}

function decided(state: State, context: Context): State {
  const decision = state.decision ?? 'keep'
  if (decision !== 'keep') return thrown({ ...state, decision }, [decision], context)
  return toAim({ ...state, decision, sealed: null }, context)
}

/** With nobody to pass it to or to challenge, it is a Hit. */
function toAim(state: State, context: Context): State {
  const choices = presentPlayers(state, context).filter((id) => id !== state.turn)
  const action = state.faces?.action ?? 'Hit'
  const asked = action === 'Wild' ? null : action
  const task = isAimed(asked) && choices.length === 0 ? 'Hit' : asked
  return enterPhase({ ...state, choices, task }, 'aim', phases, context)
}

/** Nothing chosen: a Wild is a Truth, and chance names the other player. */
function toAct(state: State, context: Context): State {
  const task = state.task ?? 'Truth'
  const target = isAimed(task) ? (state.target ?? pickOne(state.choices, context.random) ?? null) : null
  return enterPhase(dealt({ ...state, task, target }, context), 'act', phases, context)
}

/** Who passed the card on gains by it, and votes only when nobody else can. */
function toVerdict(state: State, context: Context): State {
  const { attempt } = state
  if (!attempt) return toScore(state, context)
  const judged = seatJury(attempt, presentPlayers(state, context), seatedPlayers(state, context), roller(state))
  return enterPhase({ ...state, attempt: judged }, 'verdict', phases, context)
}

function toScore(state: State, context: Context): State {
  return enterPhase(remembered(payGains(state, earned(state), state.isDouble ? 2 : 1)), 'score', phases, context)
}

function remembered(state: State): State {
  const { attempt, faces, turn } = state
  if (!attempt || !faces || turn === null) return state
  const high = faces.intensity === INTENSITY_SIDES ? countMoment(state, 'high', turn) : state
  const ruling = rulingOf(attempt)
  if (ruling.kind === 'crowned') return ruling.winner === null ? high : countMoment(high, 'won', ruling.winner)
  const [doer] = attempt.performers
  const isDone = ruling.kind === 'judged' && ruling.verdict === 'did-it' && doer !== undefined
  return isDone && state.task !== 'Challenge'
    ? countMoment(high, state.task === 'Truth' ? 'truth' : 'stunt', doer)
    : high
}
